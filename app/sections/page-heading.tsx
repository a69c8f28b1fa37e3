/** Breadcrumb and title of every page except home. */
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';

export interface Crumb {
  name: string;
  path: string;
}

export function PageHeading({
  title,
  trail,
  lead,
  beside,
  children,
}: {
  title: string;
  trail: readonly Crumb[];
  lead?: string;
  /** What is next to the text on a wide screen. It arrives after the text, so its space is reserved from the start. */
  beside?: 'drawing' | 'answers' | undefined;
  /** More parts of the heading: contact links, a drawing. */
  children?: ReactNode;
}) {
  return (
    <div className={beside === undefined ? 'page-heading' : `page-heading beside-${beside}`}>
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
      {children}
    </div>
  );
}
