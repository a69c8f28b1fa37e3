/** The opening paragraphs of a page. What they leave out of its title is added afterwards (`addressClaims`). */
import { urgentPassages } from '#content/generator/places/place-passages.ts';
import { joinedRefusals } from '#domain/generator/compose/compose-unknown.ts';
import { conditionSentences } from '#domain/generator/compose/condition-sentences.ts';
import { introductionOf } from '#domain/generator/compose/introduction.ts';
import { isWholePage, kitWords } from '#domain/generator/compose/page-extent.ts';
import { isReallyUrgent, withPlace } from '#domain/generator/compose/page-matter.ts';
import { withoutKits } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { saysSubject } from '#domain/generator/compose/wording/label.ts';
import { pick } from '#domain/generator/random.ts';
import type { PageBasis, Streams } from './page-basis.ts';

export interface OpeningParagraphs {
  /** The answer with its place, and an introduction if the answer does not name the subject. */
  first: readonly string[];
  /** Conditions of the answer, and what the title wants besides it that is not ours. */
  conditions: readonly string[];
  /** At most one paragraph of sentences that belong to the answer. */
  context: readonly string[];
  /** A second answer, on a page without context. */
  secondAnswer: readonly string[];
}

export function openingParagraphs(basis: PageBasis, streams: Streams): OpeningParagraphs {
  const { meaning, main, opening, hasKit } = basis;
  const context = contextOf(basis, streams);
  const fitting = opening.second !== null && isSecondFitting(basis, opening.second) ? [opening.second] : [];
  const second = hasKit ? fitting : fitting.map(withoutKits);
  const said = [opening.first, ...(context.length > 0 ? context : second)].join(' ');
  const introduction =
    isWholePage(meaning) || meaning.models.length > 1 || saysSubject(said, main)
      ? []
      : introductionOf(meaning, main, { asked: basis.asked, said }, streams);
  const isOwnAnswer = hasKit || meaning.direct !== null || meaning.models.length > 0;
  const [answer = '', ...rest] = [opening.first, ...introduction].map((text) =>
    isOwnAnswer ? text : withoutKits(text),
  );
  const first = [withPlace(answer, basis.placeSentence, meaning.place), ...rest];
  return {
    first,
    conditions: [...joinedRefusals(meaning), ...conditionSentences(meaning, main, first.join(' '))],
    context: context.length > 0 ? [context.join(' ')] : [],
    secondAnswer: context.length > 0 ? [] : second,
  };
}

function contextOf({ meaning, main, opening, brand }: PageBasis, streams: Streams): string[] {
  return [
    ...opening.context,
    ...(brand.lead && meaning.models.length === 0 ? [brand.lead] : []),
    ...(isReallyUrgent(meaning, main.subject) ? [fillLine(pick(urgentPassages, streams('urgent')))] : []),
  ];
}

/** Whether the second paragraph of the opening suits the title. */
function isSecondFitting(
  { meaning, fault, purpose, isServed, isComplaint }: PageBasis,
  second: string,
): boolean {
  if (meaning.place?.reach === 'unknown') return false;
  // After the price of a repair, a page gives no price of a kit.
  if (purpose === 'repair' && fault === undefined && kitWords.test(second)) return false;
  if (!isServed || meaning.direct !== null) return true;
  if (isComplaint) return false;
  return fault !== undefined || meaning.aspects.includes('price') || meaning.figures.length > 0;
}
