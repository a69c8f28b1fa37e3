/** The opening paragraphs of a page, before the claims of its title have been addressed. */
import { urgentPassages } from '#content/generator/places/place-passages.ts';
import { pick } from '#domain/generator/random.ts';
import { refusalsBeside } from '../compose-unknown.ts';
import { conditionSentences } from '../condition-sentences.ts';
import { introductionOf } from '../introduction.ts';
import { isWholePage, ofKit } from '../page-extent.ts';
import { isHurried, withPlace } from '../page-matter.ts';
import { withoutKits } from '../pieces/gate-of-title.ts';
import { fillLine } from '../wording/fill-line.ts';
import { saysSubject } from '../wording/label.ts';
import type { PageBasis, Streams } from './page-basis.ts';

export interface OpeningParagraphs {
  /** The answer with its place, and an introduction if the answer does not name the subject. */
  first: readonly string[];
  /** Conditions of the answer, and what the title wants besides it that is not ours. */
  conditions: readonly string[];
  /** At most one paragraph of sentences that belong to the answer. */
  context: readonly string[];
  /** A second answer, on a page without context. */
  follows: readonly string[];
}

export function openingParagraphs(basis: PageBasis, streams: Streams): OpeningParagraphs {
  const { meaning, main, opening, hasKit } = basis;
  const context = contextOf(basis, streams);
  const follows = opening.second !== null && isFollowed(basis, opening.second) ? [opening.second] : [];
  const second = hasKit ? follows : follows.map(withoutKits);
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
    conditions: [...refusalsBeside(meaning), ...conditionSentences(meaning, main, first.join(' '))],
    context: context.length > 0 ? [context.join(' ')] : [],
    follows: context.length > 0 ? [] : second,
  };
}

function contextOf({ meaning, main, opening, brand }: PageBasis, streams: Streams): string[] {
  return [
    ...opening.context,
    ...(brand.lead && meaning.models.length === 0 ? [brand.lead] : []),
    ...(isHurried(meaning, main.subject) ? [fillLine(pick(urgentPassages, streams('urgent')))] : []),
  ];
}

/** Whether the second paragraph of the opening suits the title. */
function isFollowed({ meaning, fault, errand, isServed, isComplaint }: PageBasis, second: string): boolean {
  if (meaning.place?.reach === 'unknown') return false;
  // After the price of a repair, a page gives no price of a kit.
  if (errand === 'repair' && fault === undefined && ofKit.test(second)) return false;
  if (!isServed || meaning.direct !== null) return true;
  const isForService = fault === undefined && !meaning.aspects.includes('price');
  return !(isForService && meaning.figures.length === 0) && !isComplaint;
}
