import { features } from '../../catalogue/home.ts';
import { KitDrawing } from '../../ui/drawings/kit-drawing.tsx';

const heading = 'O que vem no kit';

export function Features() {
  return (
    <section className="features" id="especificacoes" aria-label={heading}>
      <div className="features-drawing">
        <KitDrawing />
      </div>
      <div>
        <h2>{heading}</h2>
        <ul>
          {features.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
