import type { MotorModel } from '#content/motor-model.ts';
import { paths } from '../paths.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { MotorImage } from '../ui/motor-image.tsx';

type CardModel = Pick<MotorModel, 'name' | 'slug' | 'category' | 'description' | 'features'>;

/** One model of the list, with what SPEC.md section 2 asks of a card. */
export function MotorCard({ model: { name, slug, category, description, features } }: { model: CardModel }) {
  return (
    <li className="motor-card">
      <MotorImage slug={slug} name={name} />
      <div>
        <p className="motor-category">{category}</p>
        <h2 id={slug}>{name}</h2>
        <p>{description}</p>
        <Ticks features={features} />
      </div>
      <p className="motor-actions">
        <a
          className="button button-quiet button-compact"
          href={paths.motor(slug)}
          aria-label={`Ver Detalhes do ${name}`}
        >
          Ver Detalhes
        </a>
        <ChatLink variant="compact" message={`Olá! Quero saber mais sobre o Motor PPA ${name}.`}>
          Consultar
        </ChatLink>
      </p>
    </li>
  );
}

export function Ticks({ features }: { features: readonly string[] }) {
  return (
    <ul className="ticks">
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
