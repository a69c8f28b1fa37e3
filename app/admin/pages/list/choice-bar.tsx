/** Chooses the rows of a list, and holds the actions on those that are chosen. */
import type { ReactNode } from 'react';
import type { Selection } from './use-selection.ts';

interface ChoiceBarProps {
  selection: Selection<{ id: string }>;
  /** What choosing is for. Shown until something is chosen. */
  hint: string;
  /** The actions, as buttons. */
  children: ReactNode;
}

export function ChoiceBar({ selection, hint, children }: ChoiceBarProps) {
  const { chosen, isFull, chooseAll, clear } = selection;
  const count = chosen.length;
  const countText = `${count} ${count === 1 ? 'escolhida' : 'escolhidas'}${isFull ? ', o máximo de uma vez' : ''}`;
  return (
    <div className="choice-bar">
      <button
        type="button"
        className="button button-compact button-quiet"
        onClick={() => (count > 0 ? clear() : chooseAll())}
      >
        {count > 0 ? 'Limpar a escolha' : 'Escolher todas'}
      </button>
      {children}
      <p role="status">{count === 0 ? hint : countText}</p>
    </div>
  );
}

interface ChooseRowProps {
  /** The element `title-{id}` names the row. */
  id: string;
  selection: Selection<{ id: string }>;
}

/** The checkbox of a row. */
export function ChooseRow({ id, selection }: ChooseRowProps) {
  return (
    <label className="row-check">
      <input
        id={`choose-${id}`}
        type="checkbox"
        aria-labelledby={`title-${id}`}
        checked={selection.isChosen(id)}
        onChange={(event) => selection.choose(id, event.target.checked)}
      />
    </label>
  );
}
