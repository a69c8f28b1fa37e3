/** A row of a list: a name, facts on the line below, the most frequent action, and a menu with the others. */
import type { ReactNode } from 'react';
import { type RowAction, RowMenu } from './row-menu.tsx';

interface ListRowProps {
  name: ReactNode;
  /** Shown on one line where there is room. Empty facts are left out. */
  facts: readonly ReactNode[];
  /** Shown before the name: a checkbox or a drawing. */
  before?: ReactNode;
  /** Buttons and links that are always visible. */
  actions?: ReactNode;
  menu?: { about: string; actions: readonly RowAction[] };
  /** Shown below everything else: a form that the row has opened, or a list that belongs to it. */
  children?: ReactNode;
}

export function ListRow({ name, facts, before, actions, menu, children }: ListRowProps) {
  const shown = facts.filter((fact) => fact !== null && fact !== false && fact !== '');
  return (
    <li className="row">
      {before}
      <div className="row-words">
        {name}
        <p>
          {shown.map((fact, position) => (
            // The position is a safe key, because the facts of a row never change their order.
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
