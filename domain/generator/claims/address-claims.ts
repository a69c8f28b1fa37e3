/**
 * Finds passages for the words of a title that its page does not cover yet: the meaning of a figure, a further answer,
 * or a paragraph or question about the word. For the words that are left, `admit-unknown.ts` says what to send us.
 */
import type { Question, Subject, SubjectSection } from '#content/generator/subject.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import type { BrandPieces } from '#domain/generator/compose/compose-brands.ts';
import type { FigurePieces } from '#domain/generator/compose/compose-figures.ts';
import { purposeOf } from '#domain/generator/compose/fitting/purpose-of-title.ts';
import { namesGateOfPart } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { coverage, type TitleQuery } from '#domain/generator/likeness/query.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { weightOf } from '#domain/generator/likeness/word-weights.ts';
import { spansOfAny } from '#domain/generator/title/phrases/phrases.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { titleWords } from '#domain/generator/title/title-words.ts';
import { unsaidIn } from './said-claims.ts';
import type { Claim } from './title-claims.ts';

export interface AddressedClaims {
  /** Paragraphs for the opening, filled. */
  paragraphs: readonly string[];
  /** Questions that come before the others. */
  questions: readonly Question[];
  /** The pieces they come from, which must not appear on the page a second time. */
  used: ReadonlySet<SubjectSection | Question>;
  /** The words that no piece is about. */
  unknown: readonly Claim[];
}

interface Sources {
  figures: readonly FigurePieces[];
  brand: BrandPieces;
  subjects: readonly Subject[];
  mayAppear: (piece: SubjectSection | Question) => boolean;
}

interface Passage {
  /** The text in which the words of the title are looked up. */
  key: string;
  paragraph: string;
  piece: SubjectSection | Question | null;
}

/** More passages would make the opening as long as a page. */
const maxPassages = 2;

/** @param said what the page says in its opening and in the sections that its title decides */
export function addressClaims(
  said: string,
  meaning: TitleMeaning,
  { figures, brand, subjects, mayAppear }: Sources,
): AddressedClaims {
  const { claims, query, alsoDirect } = meaning;
  // A page about a danger to people says nothing else.
  if (meaning.direct?.isDanger) return { paragraphs: [], questions: [], used: new Set(), unknown: [] };
  const main = meaning.main;
  const ownPassages: Passage[] = [
    // Next to a complete answer, a figure matters only to a buyer.
    ...(meaning.direct && main && purposeOf(meaning, main) !== 'purchase'
      ? []
      : figures.flatMap(({ lead }) => lead ?? [])),
    ...[brand.answer, brand.lead].flatMap((text) => text ?? []),
    ...alsoDirect
      .flatMap(({ answer }) => answer.slice(0, 1))
      .filter((text) => !onlyRepeatsPrices(text, said)),
  ].map((paragraph) => ({ key: paragraph, paragraph, piece: null }));
  const subjectPassages = subjects
    .flatMap(passagesOf)
    .filter(({ piece, paragraph }) => piece !== null && mayAppear(piece) && isAboutFault(paragraph, meaning))
    // After a complete answer, a paragraph taken from a section would seem unrelated. A question explains itself.
    .filter(({ piece }) => meaning.direct === null || (piece !== null && 'question' in piece));
  const paragraphs: string[] = [];
  const questions: Question[] = [];
  const used = new Set<SubjectSection | Question>();
  let unknown = unsaidIn(said, claims);
  // What is true of the gate that carries a part is rarely true of the part.
  const mayBeOfSubject = ({ folded }: Claim) => !(main && namesGateOfPart(folded, main, meaning.others));
  while (unknown.length > 0 && paragraphs.length + questions.length < maxPassages) {
    const best =
      bestOf(ownPassages, unknown, query) ?? bestOf(subjectPassages, unknown.filter(mayBeOfSubject), query);
    if (best === undefined) break;
    if (best.piece && 'question' in best.piece) questions.push(best.piece);
    else paragraphs.push(fillLine(best.paragraph));
    if (best.piece) used.add(best.piece);
    unknown = unsaidIn(best.paragraph, unknown);
  }
  return { paragraphs, questions, used, unknown };
}

function bestOf(
  passages: readonly Passage[],
  unknown: readonly Claim[],
  query: TitleQuery,
): Passage | undefined {
  return passages
    .flatMap((passage) => {
      const count = unknown.length - unsaidIn(passage.key, unknown).length;
      return count === 0 ? [] : [{ passage, score: count + coverage(query, passage.paragraph) }];
    })
    .toSorted((one, other) => other.score - one.score)[0]?.passage;
}

/** A question is found by its own words, and a paragraph by the rarer words of its first sentence. */
function passagesOf({ questions, sections }: Subject): Passage[] {
  return [
    ...questions.map((piece) => ({
      piece,
      key: piece.question,
      paragraph: `${piece.question} ${piece.answer}`,
    })),
    ...sections.flatMap((piece) =>
      piece.text.map((paragraph) => ({ piece, key: tellingWords(paragraph), paragraph })),
    ),
  ];
}

/** The first sentence without the words that occur in many passages, because those do not show what it is about. */
function tellingWords(paragraph: string): string {
  const [first = ''] = paragraph.split(/(?<=[.?])\s/);
  return first
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => stemsOf(word).every((stem) => weightOf(stem) >= minRareWeight))
    .join(' ');
}

/** A stem with at least this weight is rare. */
const minRareWeight = 3;

/** For a complaint, a passage must be about the fault. One about a neighbour who hears the gate does not help. */
function isAboutFault(paragraph: string, { faults, direct }: TitleMeaning): boolean {
  const [fault] = faults;
  if (fault === undefined || direct !== null) return true;
  const phrases = faultWords.flatMap((entry) => (entry.fault === fault ? entry.words : []));
  return spansOfAny(phrases, titleWords(paragraph)).length > 0;
}

/**
 * Whether all prices of a further answer are on the page already. It then answers the same question for another word.
 */
function onlyRepeatsPrices(answer: string, said: string): boolean {
  const amounts = fillLine(answer).match(/R\$\s[\d.]*\d/g) ?? [];
  return amounts.length > 0 && amounts.every((amount) => said.includes(amount));
}
