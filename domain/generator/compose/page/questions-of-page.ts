/** The questions of a page with their answers, the most important first. */
import type { Question } from '#content/generator/subject.ts';
import { isPurchase } from '#domain/generator/compose/compose-place.ts';
import { isWholePage, oldMotorWords, purchaseWords } from '#domain/generator/compose/page-extent.ts';
import { rankedQuestions } from '#domain/generator/compose/pieces/choose-pieces.ts';
import { quotesKits } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import type { PageBasis, Piece, Streams } from './page-basis.ts';
import type { SectionChoice } from './sections-of-page.ts';

/**
 * @param found questions about words of the title
 * @param isNew whether the page has not used the piece in its opening
 */
export function questionsOfPage(
  basis: PageBasis,
  { lenders, most, isFull }: SectionChoice,
  found: readonly Question[],
  isNew: (piece: Piece) => boolean,
  streams: Streams,
): Question[] {
  const { meaning, asked, opening, hasKit } = basis;
  const decided = [...(isWholePage(meaning) ? [] : found), ...(meaning.direct?.questions ?? [])];
  // The usual questions about a subject seldom concern a title that asks something else about it.
  const lending = meaning.direct === null && !isFull && most > 0 ? lenders : [];
  const stray = strayQuestions(basis);
  const lent = rankedQuestions(lending, asked, decided.length, streams('questions')).filter(
    (question) => isNew(question) && basis.mayAppear(question) && !stray?.test(question.question),
  );
  return [...decided, ...lent]
    .filter((question) => question.question !== opening.question && (hasKit || !quotesKits(question)))
    .map(({ question, answer }) => ({ question, answer: fillLine(answer) }));
}

/** What a page about a repair, or about a first motor, is not asked. */
function strayQuestions({ meaning, main, isRepair }: PageBasis): RegExp | undefined {
  if (isRepair) return purchaseWords;
  return isPurchase(meaning, main) && !meaning.aspects.includes('replace') ? oldMotorWords : undefined;
}
