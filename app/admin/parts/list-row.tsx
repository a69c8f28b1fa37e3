/** A row of a list: a name, facts on the line below, the most frequent action, and a menu with the others. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
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
  const row = useRef<HTMLLIElement>(null);
  useFocusAfterRemoval(row);
  return (
    <li ref={row} className="row">
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

/**
 * Keeps the focus in the list when the row that has it is removed: the row that takes its place gets the focus, or else
 * the last one, or else the screen. Without this, the next Tab would start above the screen.
 */
function useFocusAfterRemoval(row: RefObject<HTMLLIElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      const list = element?.parentElement;
      if (!list || !element.contains(document.activeElement)) return;
      const position = [...list.children].indexOf(element);
      // The row is still in the list while this cleanup runs.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = list.isConnected ? (list.children.item(position) ?? list.lastElementChild) : null;
        const target = controlOf(next) ?? document.querySelector<HTMLElement>('main');
        target?.focus({ preventScroll: next === null });
      });
    };
  }, [row]);
}

/** @returns the menu button, because a second Enter does no harm there; the first control of a row without a menu */
function controlOf(row: Element | null): HTMLElement | null {
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector) ?? null;
  return find('.row-menu-button') ?? find('input, a, button');
}
