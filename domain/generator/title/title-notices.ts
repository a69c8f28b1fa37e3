/** What an administrator should know before publishing a text on a title (docs/specification/generator.md#notices). */
import { labelOf } from '#domain/generator/compose/wording/label.ts';
import type { NamedSubject } from './find-subjects.ts';
import { phraseOf, spansOf } from './phrases/phrases.ts';
import { titleWords } from './title-words.ts';
import { understandTitle } from './understand-title.ts';

export type TitleNotice =
  /** The title names no subject of the trade. */
  | { code: 'unknown_subject'; words: readonly string[] }
  /** The subject is known, some words of the title are not. */
  | { code: 'unknown_words'; words: readonly string[] }
  | { code: 'not_our_service'; subject: string }
  | { code: 'not_served'; place: string; isKnown: boolean };

export function titleNotices(title: string): TitleNotice[] {
  const { main, place, furtherPlaces, trade, unknownWords } = understandTitle(title);
  const notices: TitleNotice[] = [];
  if (trade) notices.push({ code: 'not_our_service', subject: trade.name.toLowerCase() });
  else if (main === null) notices.push({ code: 'unknown_subject', words: unknownWords });
  else if (unknownWords.length > 0 && !main.subject.isNeighbour)
    notices.push({ code: 'unknown_words', words: unknownWords });
  if (main?.subject.isNeighbour && !isOurPart(main, title))
    notices.push({ code: 'not_our_service', subject: labelOf(main) });
  for (const named of [...(place ? [place] : []), ...furtherPlaces]) {
    if (named.reach === 'far') notices.push({ code: 'not_served', place: named.name, isKnown: true });
    if (named.reach === 'unknown') notices.push({ code: 'not_served', place: named.name, isKnown: false });
  }
  return notices;
}

/** A title that names one is about the lock. */
const lockOpeners = ['interfone', 'botoeira', 'botão'];

/** We fit the lock of a pedestrian gate, but not the gate itself. */
function isOurPart({ subject, alias }: NamedSubject, title: string): boolean {
  if (!subject.isPartlyOurs) return false;
  const words = titleWords(title);
  return (
    alias !== null ||
    [...subject.aliases, ...lockOpeners].some((name) => spansOf(phraseOf(name), words).length > 0)
  );
}
