/** What a page says of its subject or its gate if the answer leaves them out. */
import {
  gateSentences,
  hungTilting,
  movedByItself,
  slidingOnRack,
} from '#content/generator/gate-passages.ts';
import type { Aspect } from '#content/generator/subject.ts';
import { unsaidIn } from '#domain/generator/claims/said-claims.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { gateInTitle } from './fitting/gate-in-title.ts';
import { purposeOf } from './fitting/purpose-of-title.ts';
import type { Asked } from './pieces/asked.ts';
import { answerOfSubject } from './pieces/choose-answers.ts';
import { kindsOfGate } from './pieces/gate-of-title.ts';
import { fillLine } from './wording/fill-line.ts';

/** @param said what the page says so far, which does not name the subject */
export function introductionOf(
  meaning: TitleMeaning,
  main: NamedSubject,
  { asked, said }: { asked: Asked; said: string },
  streams: (name: string) => Random,
): string[] {
  // What the gate changes for a buyer says more than what such a gate is.
  const sentenceOnGate =
    meaning.figures.length > 0 && meaning.aspects.length === 0 ? gateSentenceOf(meaning, main) : null;
  if (meaning.direct === null && sentenceOnGate !== null) return [sentenceOnGate];
  // A title with a sum asks what it buys, and not what a motor is.
  if (meaning.direct === null && meaning.figures.some(({ unit }) => unit === 'real')) return [];
  if (meaning.direct === null)
    return [fillLine(pick(answerOfSubject(main.subject, asked), streams('answer')))];
  // A direct answer is a whole answer: only what the title names and the answer leaves out is added.
  if (!unsaidIn(said, meaning.claims).some(({ subject }) => subject?.id === main.id)) return [];
  const gate = gateSentenceOf(meaning, main);
  if (gate !== null) return [gate];
  if (kindsOfGate.includes(main.id)) return [];
  const aspects: readonly Aspect[] = asked.aspects.length > 0 ? asked.aspects : ['choose'];
  return [fillLine(pick(answerOfSubject(main.subject, { ...asked, aspects }), streams('answer')))];
}

/** A leaf whose cable or spring has snapped must not be released, not even to test it. */
const snapped =
  /\b(?:cabos?|molas?|contrapesos?)\b.*\b(?:arrebent|romp|part(?:iu|id)|quebr|estour|escap|solt|cai)|\b(?:arrebent|romp|part(?:iu|id)|quebr|estour|escap|solt|cai)\w*.*\b(?:cabos?|molas?|contrapesos?)\b/;

/** What the gate of the title changes for its purpose; null if it changes nothing. */
export function gateSentenceOf(meaning: TitleMeaning, main: NamedSubject): string | null {
  if (snapped.test(meaning.words.join(' '))) return null;
  const gate = gateInTitle(meaning);
  const purpose = purposeOf(meaning, main);
  if (gate === null || purpose === 'question') return null;
  if (purpose === 'repair' && gate === 'tilting' && hangsOn.includes(main.id)) return hungTilting;
  if (purpose === 'repair' && main.id === 'cremalheira') return slidingOnRack;
  if (purpose === 'repair' && meaning.faults.includes('opens-by-itself')) return movedByItself[gate];
  return fillLine(gateSentences[gate][purpose]);
}

const hangsOn: readonly string[] = ['cabo-de-aco', 'contrapeso'];
