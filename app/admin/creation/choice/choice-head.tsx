/** A checkbox that chooses all titles of a list, or none. */
import type { TitleChoice } from './use-title-choice.ts';

export function ChoiceHead({ titles, chosen, taken, chooseAll }: TitleChoice) {
  const free = titles.length - taken.size;
  const areAllChosen = free > 0 && chosen.length === free;
  return (
    <label className="choice-head">
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen.length > 0 && !areAllChosen;
        }}
        checked={areAllChosen}
        disabled={free === 0}
        onChange={() => chooseAll(!areAllChosen)}
      />
      Todos
      <span className="text-muted">{`${chosen.length} de ${free}`}</span>
    </label>
  );
}
