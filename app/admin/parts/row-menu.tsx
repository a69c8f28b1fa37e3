/** The actions for one row of a list, behind one button. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

export type RowAction = { name: string } & (
  | { run: () => void; isDanger?: boolean }
  /** A screen of the administrator's area. */
  | { to: string; state?: object }
  /** A page of the site, which opens in a new tab. */
  | { href: string }
);

interface RowMenuProps {
  /** Names the row for screen readers. */
  about: string;
  actions: readonly RowAction[];
}

export function RowMenu({ about, actions }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  const focusItem = (position: number) =>
    menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]').item(position)?.focus();

  /** The browser returns the focus to the button, from where a form or a dialog can take it. */
  const close = () => menu.current?.hidePopover();

  const moveFocus = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('[role=menuitem]') ?? [])];
    const current = items.findIndex((item) => item.matches(':focus'));
    const last = items.length - 1;
    const next: Readonly<Record<string, number>> = {
      ArrowDown: current === last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const position = next[event.key];
    if (event.key === 'Tab') close();
    if (position === undefined) return;
    event.preventDefault();
    focusItem(position);
  };

  return (
    <>
      <button
        type="button"
        className="row-menu-button"
        popoverTarget={id}
        aria-label={`Mais ações: ${about}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          // `isOpen` changes a moment after the menu, and until then a second key press would close it again.
          if (menu.current?.matches(':popover-open') !== true) event.currentTarget.click();
          focusItem(0);
        }}
      >
        <Icon name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        className="row-menu"
        popover="auto"
        role="menu"
        aria-label={about}
        onKeyDown={moveFocus}
        onToggle={(event) => {
          const isOpening = event.newState === 'open';
          setIsOpen(isOpening);
          if (isOpening && !event.currentTarget.contains(document.activeElement)) focusItem(0);
        }}
      >
        {actions.map((action) => (
          <RowMenuItem key={action.name} action={action} onChoose={close} />
        ))}
      </div>
    </>
  );
}

function RowMenuItem({ action, onChoose }: { action: RowAction; onChoose: () => void }): ReactNode {
  const common = { role: 'menuitem', tabIndex: -1 };
  if ('to' in action) {
    return (
      <Link {...common} to={action.to} state={action.state} onClick={onChoose}>
        {action.name}
      </Link>
    );
  }
  if ('href' in action) {
    return (
      <a {...common} href={action.href} target="_blank" rel="noopener" onClick={onChoose}>
        {action.name}
        <span className="sr-only"> (abre em nova aba)</span>
      </a>
    );
  }
  return (
    <button
      {...common}
      type="button"
      data-danger={action.isDanger}
      onClick={() => {
        onChoose();
        action.run();
      }}
    >
      {action.name}
    </button>
  );
}
