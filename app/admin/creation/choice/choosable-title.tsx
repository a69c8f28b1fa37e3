/** A title of a list with its checkbox, greyed if its page is on the site already. */
import type { TitleChoice } from './use-title-choice.ts';

interface ChoosableTitleProps {
  title: string;
  choice: TitleChoice;
}

export function ChoosableTitle({ title, choice: { chosen, taken, choose } }: ChoosableTitleProps) {
  const isTaken = taken.has(title);
  return (
    <li className={isTaken ? 'choosable is-taken' : 'choosable'}>
      <label>
        <input
          type="checkbox"
          checked={chosen.includes(title)}
          disabled={isTaken}
          onChange={(event) => choose(title, event.target.checked)}
        />
        <span>{title}</span>
        {isTaken && <span className="taken-note">já existe</span>}
      </label>
    </li>
  );
}
