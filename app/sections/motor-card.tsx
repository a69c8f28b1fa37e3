import type { MotorModel } from '#content/motors/motor-model.ts';
import type { PriceKind } from '../catalogue/motors/motor-price.ts';
import { paths } from '../paths.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { MotorImage } from '../ui/motor-image.tsx';

type CardModel = Pick<MotorModel, 'name' | 'slug' | 'category' | 'description' | 'features'> & {
  /** The installed price. The list can be filtered by its kind. */
  price: { kind: PriceKind; text: string };
};

/** A card of the model list, with the parts required by docs/specification/pages.md#motor-models. */
export function MotorCard({
  model: { name, slug, category, description, features, price },
}: {
  model: CardModel;
}) {
  return (
    <li className="motor-card" data-price={price.kind}>
      <MotorImage slug={slug} name={name} />
      <div>
        <p className="motor-category">{category}</p>
        <h2 id={slug}>{name}</h2>
        <p className="motor-price">
          {'Instalado: '}
          <strong>{price.text}</strong>
        </p>
        <p>{description}</p>
        <CheckList items={features} />
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

/** A list with a check mark before each item. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
