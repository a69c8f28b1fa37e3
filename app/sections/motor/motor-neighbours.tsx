import { chooserPage } from '#content/motors/motor-chooser.ts';
import type { MotorModel } from '#content/motors/motor-model.ts';
import { allModelsLabel } from '#content/motors/motors-page.ts';
import { paths } from '../../paths.ts';

interface MotorNeighboursProps {
  model: Pick<MotorModel, 'slug' | 'name'>;
  /** Most similar first. */
  models: readonly MotorModel[];
}

const listOfNames = new Intl.ListFormat('pt-BR');

/** The models a reader is likely to compare with this one. */
export function MotorNeighbours({ model, models }: MotorNeighboursProps) {
  const nearest = models.slice(0, 2);
  return (
    <nav className="motor-neighbours" aria-labelledby="vizinhos-titulo">
      <h2 id="vizinhos-titulo">Compare com</h2>
      <ul>
        {models.map(({ slug, name, description }) => (
          <li key={slug}>
            <a href={paths.motor(slug)}>{`Motor PPA ${name}`}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className="contact-actions">
        <a
          className="button button-quiet button-compact"
          href={paths.motorComparison(model.slug, ...nearest.map(({ slug }) => slug))}
        >
          {`Comparar ${listOfNames.format([model.name, ...nearest.map(({ name }) => name)])}`}
        </a>
        <a className="button button-quiet button-compact" href={paths.motorChooser()}>
          {chooserPage.link}
        </a>
        <a className="button button-quiet button-compact" href={paths.motors()}>
          {allModelsLabel}
        </a>
      </p>
    </nav>
  );
}
