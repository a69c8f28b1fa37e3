/** The titles of a run that has not begun, each with its checkbox. */
import { ChoiceHead } from './choice-head.tsx';
import { ChoosableTitle } from './choosable-title.tsx';
import type { TitleChoice } from './use-title-choice.ts';

export function TitleChoiceList({ choice }: { choice: TitleChoice }) {
  return (
    <>
      <ChoiceHead {...choice} />
      <ol className="creation-list">
        {choice.titles.map((title) => (
          <ChoosableTitle key={title} title={title} choice={choice} />
        ))}
      </ol>
    </>
  );
}
