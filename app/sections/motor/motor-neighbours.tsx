import type { MotorModel } from '#content/motor-model.ts';
import { allModelsLabel } from '#content/motors-page.ts';
import { paths } from '../../paths.ts';

/** The models a reader would weigh against this one. */
export function MotorNeighbours({ models }: { models: readonly MotorModel[] }) {
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
      <p>
        <a href={paths.motors()}>{allModelsLabel}</a>
      </p>
    </nav>
  );
}
