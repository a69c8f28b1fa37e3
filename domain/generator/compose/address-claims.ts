/**
 * Sees to it that the opening of a page says every word of its title: with a passage that speaks of the word, or else
 * with a sentence that admits what is not known.
 */
import { honestPassages } from '#content/generator/honest-passages.ts';
import type { Question, Subject, SubjectSection } from '#content/generator/subject.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import { coverage, type Query } from '#domain/generator/likeness/query.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import type { Claim } from '#domain/generator/title/title-claims.ts';
import type { Span } from '#domain/generator/title/title-words.ts';
import { fillLine } from './fill-line.ts';
import { unsaidIn } from './said-claims.ts';

export interface Addressed {
  /** Paragraphs for the opening, as the subject has them. */
  paragraphs: readonly string[];
  /** The pieces they come from, which must not stand a second time. */
  used: ReadonlySet<SubjectSection | Question>;
  /** What nothing speaks of. */
  unknown: readonly Claim[];
}

interface Passage {
  /** By which the words are looked for. */
  key: string;
  paragraph: string;
  piece: SubjectSection | Question;
}

/** A word or two more would make the opening a page of its own. */
const mostPassages = 2;

/** @param said what the page says in its opening and its first heading */
export function addressed(
  said: string,
  claims: readonly Claim[],
  query: Query,
  subjects: readonly Subject[],
  mayStand: (piece: SubjectSection | Question) => boolean,
): Addressed {
  const passages = subjects.flatMap(passagesOf).filter(({ piece }) => mayStand(piece));
  const paragraphs: string[] = [];
  const used = new Set<SubjectSection | Question>();
  let unknown = unsaidIn(said, claims);
  while (unknown.length > 0 && used.size < mostPassages) {
    const best = bestOf(passages, unknown, query, used);
    if (best === undefined) break;
    paragraphs.push(best.paragraph);
    used.add(best.piece);
    unknown = unsaidIn(best.paragraph, unknown);
  }
  return { paragraphs, used, unknown };
}

function bestOf(
  passages: readonly Passage[],
  unknown: readonly Claim[],
  query: Query,
  used: ReadonlySet<SubjectSection | Question>,
): Passage | undefined {
  return passages
    .filter(({ piece }) => !used.has(piece))
    .flatMap((passage) => {
      const count = unknown.length - unsaidIn(passage.key, unknown).length;
      return count === 0 ? [] : [{ passage, score: count + coverage(query, passage.paragraph) }];
    })
    .toSorted((one, other) => other.score - one.score)[0]?.passage;
}

/** A question answers its own words; a paragraph is about those of its first sentence and its heading. */
function passagesOf({ questions, sections }: Subject): Passage[] {
  return [
    ...questions.map((piece) => ({
      piece,
      key: piece.question,
      paragraph: `**${piece.question}** ${piece.answer}`,
    })),
    ...sections.flatMap((piece) =>
      piece.text.map((paragraph) => ({
        piece,
        key: paragraph.split(/(?<=[.?])\s/)[0] ?? paragraph,
        paragraph,
      })),
    ),
  ];
}

/** Says of what nothing speaks of that it is not known; nothing if everything has been said. */
export function honestly(
  written: readonly string[],
  unknown: readonly Claim[],
  whose: keyof typeof honestPassages,
  random: Random,
): string[] {
  if (unknown.length === 0) return [];
  return [fillLine(pick(honestPassages[whose], random), { palavras: quotedWords(written, unknown) })];
}

/** The unknown words as the title writes them, neighbours together: `"fibra de vidro"`, `"portão antigo"`. */
function quotedWords(written: readonly string[], unknown: readonly Claim[]): string {
  const runs: Span[] = [];
  for (const { at } of unknown) {
    const last = runs.at(-1);
    if (last && at - last.to <= 1 && written.slice(last.to, at).every((one) => joints.test(one)))
      last.to = at + 1;
    else runs.push({ from: gateWord.test(written[at - 1] ?? '') ? at - 1 : at, to: at + 1 });
  }
  return enumerate(runs.map(({ from, to }) => `"${written.slice(from, to).join(' ')}"`));
}

const joints = /^(?:d[eoa]s?|com|em|n[oa]s?|e|a|o|para|por)$/i;

/** An adjective is quoted with what it belongs to. */
const gateWord = /^(?:port[aãõ]\p{L}*|motor\p{L}*|controle\p{L}*|placa|central|garagem)$/iu;
