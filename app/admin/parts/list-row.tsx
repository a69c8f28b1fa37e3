/** A row of a list: a name, what is known of it on the line below, the most frequent action, and a menu of the others. */
import type { ReactNode } from 'react';
import { type RowAction, RowMenu } from './row-menu.tsx';

interface ListRowProps {
  name: ReactNode;
  /** On one line where there is room; blanks are left out. */
  facts: readonly ReactNode[];
  /** Stands in front of the name: a checkbox, a drawing. */
  before?: ReactNode;
  /** Buttons and links in sight. */
  actions?: ReactNode;
  menu?: { about: string; actions: readonly RowAction[] };
  /** Below everything else: a form that the row has opened, a list that belongs to it. */
  children?: ReactNode;
}

export function ListRow({ name, facts, before, actions, menu, children }: ListRowProps) {
  const shown = facts.filter((fact) => fact !== null && fact !== '');
  return (
    <li className="row">
      {before}
      <div className="row-words">
        {name}
        <p>
          {shown.map((fact, position) => (
            // The facts of a row keep their places.
            <span key={position}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="row-actions">
        {actions}
        {menu !== undefined && menu.actions.length > 0 && <RowMenu {...menu} />}
      </div>
      {children && <div className="row-more">{children}</div>}
    </li>
  );
}
