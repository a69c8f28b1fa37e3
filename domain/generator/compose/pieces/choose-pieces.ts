/** Orders the pieces of a subject by how well they answer a title. Equal ones come in the order of the seed. */
import type { Aspect, Question, Subject, SubjectSection } from '#content/generator/subject.ts';
import { coverage } from '#domain/generator/likeness/query.ts';
import { type Random, shuffled } from '#domain/generator/random.ts';
import type { Asked } from './asked.ts';
import { aspectScore, faultScore, isFault } from './scores.ts';

/** A subject that may lend its pieces, and how much it loses for not being the one of the title. */
export interface Lender {
  subject: Subject;
  distance: number;
}

/** What a piece gains if it mentions the words of the title. */
const gains = { heading: 200, text: 320 };

/** How far the seed may move a piece: among related ones, never past one on an asked aspect. */
const noise = { sections: 165, questions: 230 };
/** A second section on the first thing asked counts as one on a related aspect, and any other half as much. */
const secondOfAspect = 95;
const secondOfRelated = 0.5;

/** A question that covers this share of the title counts as asked by it. */
const askingShare = 0.3;
/**
 * The score that a section needs to be on the page. With a direct answer it must be about an asked aspect and mention the
 * title. With a complaint it must be about the fault. With a brand, a model or a figure it must be about an asked aspect
 * and mention the rest of the title. If an aspect is asked, it must be about that aspect or mention the open words.
 */
const minFit = { answered: 330, fault: 130, narrow: 230, else: 160, asked: 74, bare: 50 };
/** The same for a question, whose aspect counts half. */
const minQuestionFit = { answered: 150, fault: 100, narrow: 150, else: 130, asked: 44, bare: 25 };
/** The questions that a page has even if nothing in the title asks for them. */
const minQuestions = { answered: 0, fault: 0, narrow: 0, else: 0, asked: 0, bare: 3 };
/** A title that asks one thing has no use for more questions. */
const maxAsked = 3;
/** The seed reorders pieces freely only if the title does not decide between them. */
const noiseShare = { answered: 0.2, fault: 0.8, narrow: 0.2, else: 0.6, asked: 1, bare: 1 };
/** The weight of an aspect that a complaint only implies. */
const impliedShare = 0.4;

/** Puts the answer to what buyers ask before whatever only shares words with the title. */
const firstGain = 600;

/** What buyers ask, where a section on something else would not serve them. */
const buyerAspects: readonly Aspect[] = ['price', 'choose', 'worth', 'compatibility'];

/** From this score on an aspect is asked and not only related. */
const minAsked = 100;
/** Puts a piece that is marked for askers after all others, on pages whose title does not ask its aspect. */
const strayLoss = 1000;

/** A title that only names its subject asks for everything about it. */
function strictness({ isAnswered, open, faults, isNarrow, isImplied, aspects }: Asked): keyof typeof minFit {
  if (isAnswered) return 'answered';
  if (isImplied) return 'fault';
  if (isNarrow) return 'narrow';
  if (open.size > 0 || faults.length > 0) return 'else';
  return aspects.length > 0 ? 'asked' : 'bare';
}

/**
 * @param least how many are on the page even if they do not fit, as long as the title asks for their aspect. On a page
 *   that has nothing else, their aspect does not matter.
 */
export function rankedSections(
  lenders: readonly Lender[],
  asked: Asked,
  { least, isAlone }: { least: number; isAlone: boolean },
  random: Random,
): SubjectSection[] {
  const ranked = lenders
    .flatMap(({ subject, distance }) => scored(subject, distance, asked, random))
    .toSorted((one, other) => other.key - one.key);
  const kind = strictness(asked);
  const kept = fittingOf(
    ranked,
    minFit[kind],
    { least, share: leftOut[kind], isFree: kind === 'bare' },
    random,
  );
  return (kept.length > 0 || !isAlone ? kept : ranked.slice(0, least)).map(({ section }) => section);
}

/**
 * The pieces that fit, and then the first of the others whose aspect is asked, until there are enough. A page may end up
 * with fewer. Of the pieces that fit but do not mention the title, the seed leaves some out, so that two pages on one
 * subject differ.
 */
function fittingOf<Piece extends { fit: number; mentionsTitle: boolean }>(
  ranked: readonly Piece[],
  from: number,
  { least, share, isFree }: { least: number; share: number; isFree: boolean },
  random: Random,
): Piece[] {
  const fitting = ranked.filter(({ fit }) => fit >= from);
  const isLeftOut = new Set(fitting.filter(({ mentionsTitle }) => random() < share && !mentionsTitle));
  const kept = fitting.filter((piece) => !isLeftOut.has(piece));
  const others = ranked.filter((piece) => !kept.includes(piece));
  // For a title that only names its subject every piece fits. Only the slider decides how many are on the page.
  if (isFree) return [...kept, ...others];
  const fill = others.filter(({ fit }) => fit >= minFill);
  return [...kept, ...fill.slice(0, Math.max(0, least - kept.length))];
}

/** The share that the seed leaves out of the pieces that fit but do not mention the title. */
const leftOut = { answered: 0, fault: 0.45, narrow: 0, else: 0.3, asked: 0.65, bare: 0.55 };
/** A second section on the first thing asked, or more. */
const minFill = 95;
/** A piece that covers this share of the open words is never left out. */
const mentionedShare = 0.6;

function scored(subject: Subject, distance: number, asked: Asked, random: Random) {
  const met = new Set<Aspect>();
  return shuffled(subject.sections, random)
    .map((section) => {
      const textShare = coverage(asked.lent, textOfPiece(section));
      return { section, textShare, headingShare: coverage(asked.lent, section.heading) };
    })
    .toSorted((one, other) => other.textShare - one.textShare)
    .map(({ section, textShare, headingShare }) => {
      const isSecond = met.has(section.aspect);
      met.add(section.aspect);
      const aspectWorth = aspectScore(section.aspect, asked.aspects) * (asked.isImplied ? impliedShare : 1);
      const isAsked = aspectWorth >= minAsked;
      const isFirstAsked = section.aspect === asked.aspects[0] && !asked.isAnswered;
      const secondWorth = isFirstAsked ? secondOfAspect : Math.min(aspectWorth, minAsked) * secondOfRelated;
      const score = isSecond ? secondWorth : aspectWorth;
      const stray = section.isForAskers && !isAsked ? strayLoss : 0;
      const own = score - distance - stray;
      const noisy = noise.sections * noiseShare[strictness(asked)] * random();
      const placed = placeOf(section, asked, { own, textShare, headingShare, noisy });
      // The first section on the first thing asked leads, and the seed never leaves it out.
      const isForBuyers = buyerAspects.includes(section.aspect) && !asked.isImplied;
      const isAnswer = isFirstAsked && isForBuyers && !isSecond && distance === 0;
      return isAnswer
        ? { section, ...placed, mentionsTitle: true, key: placed.key + firstGain }
        : { section, ...placed };
    });
}

interface Worth {
  /** Before the words of the piece are compared with those of the title. */
  own: number;
  textShare: number;
  headingShare: number;
  noisy: number;
}

/** Whether a piece fits the title, and where it comes among the others. */
function placeOf(
  piece: SubjectSection | Question,
  asked: Asked,
  { own, textShare, headingShare, noisy }: Worth,
) {
  return {
    mentionsTitle: !asked.isImplied && coverage(asked.open, textOfPiece(piece)) >= mentionedShare,
    fit: own + gains.text * tellingCoverage(asked, piece),
    key: own + gains.text * textShare + gains.heading * headingShare + noisy,
  };
}

/** With a direct answer, one or two common words do not make a piece fit, nor do words that its heading lacks. */
function tellingCoverage({ open, isAnswered }: Asked, piece: SubjectSection | Question): number {
  const share = coverage(open, textOfPiece(piece));
  const heading = 'question' in piece ? piece.question : piece.heading;
  return isAnswered && (share < tellingFrom || coverage(open, heading) === 0) ? 0 : share;
}

const tellingFrom = 0.45;

const texts = new WeakMap<SubjectSection | Question, string>();

/** All that a piece says, joined once. */
export function textOfPiece(piece: SubjectSection | Question): string {
  const known = texts.get(piece);
  if (known !== undefined) return known;
  const said =
    'question' in piece
      ? [piece.question, piece.answer]
      : [piece.heading, ...piece.text, ...(piece.points ?? []), ...(piece.steps ?? [])];
  const text = said.join(' ');
  texts.set(piece, text);
  return text;
}

/** @param given how many questions come before these */
export function rankedQuestions(
  lenders: readonly Lender[],
  asked: Asked,
  given: number,
  random: Random,
): Question[] {
  const least = Math.max(0, minQuestions[strictness(asked)] - given);
  const score = ({ about = [] }: Question) =>
    Math.max(
      0,
      ...about.map((topic) =>
        isFault(topic)
          ? faultScore(topic, asked)
          : (aspectScore(topic, asked.aspects) * (asked.isImplied ? impliedShare : 1)) / 2,
      ),
    );
  const ranked = lenders
    .flatMap(({ subject, distance }) =>
      subject.questions.map((question) => {
        const textShare = coverage(asked.lent, textOfPiece(question));
        const headingShare = coverage(asked.lent, question.question);
        const isStray = question.isForAskers && score(question) < minAsked / 2 && headingShare < askingShare;
        const own = score(question) - distance - (isStray ? strayLoss : 0);
        const noisy = noise.questions * noiseShare[strictness(asked)] * random();
        return { question, ...placeOf(question, asked, { own, textShare, headingShare, noisy }) };
      }),
    )
    .toSorted((one, other) => other.key - one.key);
  const kind = strictness(asked);
  const most = kind === 'bare' ? undefined : maxAsked;
  return fittingOf(
    ranked,
    minQuestionFit[kind],
    { least, share: leftOut[kind], isFree: kind === 'bare' },
    random,
  )
    .map(({ question }) => question)
    .slice(0, asked.isAnswered ? 1 : most);
}
