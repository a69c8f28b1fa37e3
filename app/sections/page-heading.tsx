/** Breadcrumb and title on top of every page but home. */
import { paths } from '../paths.ts';

export interface Crumb {
  name: string;
  path: string;
}

export function PageHeading({
  title,
  trail,
  lead,
}: {
  title: string;
  trail: readonly Crumb[];
  lead?: string;
}) {
  return (
    <div className="page-heading">
      <nav aria-label="Você está em">
        <ol>
          <li>
            <a href={paths.home()}>Início</a>
          </li>
          {trail.map((crumb) => (
            <li key={crumb.path}>
              <a href={crumb.path}>{crumb.name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <h1>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </div>
  );
}
