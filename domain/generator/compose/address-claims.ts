/**
 * Sees to it that the opening of a page says every word of its title: with a figure's meaning, a further answer or a
 * passage that speaks of the word, or else with a sentence that admits what is not known.
 */
import { honestPassages } from '#content/generator/honest-passages.ts';
import type { Question, Subject, SubjectSection } from '#content/generator/subject.ts';
import { coverage, type Query } from '#domain/generator/likeness/query.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import type { Claim } from '#domain/generator/title/title-claims.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import type { FigurePieces } from './compose-figures.ts';
import { fillLine } from './fill-line.ts';
import { kindsOfGate } from './gate-of-title.ts';
import { quotedWords } from './quoted-words.ts';
import { unsaidIn } from './said-claims.ts';

export interface Addressed {
  /** Paragraphs for the opening, filled. */
  paragraphs: readonly string[];
  /** The pieces they come from, which must not stand a second time. */
  used: ReadonlySet<SubjectSection | Question>;
  /** What nothing speaks of. */
  unknown: readonly Claim[];
}

interface Sources {
  figures: readonly FigurePieces[];
  subjects: readonly Subject[];
  mayStand: (piece: SubjectSection | Question) => boolean;
}

interface Passage {
  /** By which the words are looked for. */
  key: string;
  paragraph: string;
  piece: SubjectSection | Question | null;
}

/** More would make the opening a page of its own. */
const mostPassages = 2;

/** @param said what the page says in its opening and its first heading */
export function addressed(
  said: string,
  { claims, query, alsoDirect }: TitleMeaning,
  { figures, subjects, mayStand }: Sources,
): Addressed {
  const own: Passage[] = [
    ...figures.flatMap(({ lead }) => lead ?? []),
    ...alsoDirect.flatMap(({ answer }) => answer.slice(0, 1)),
  ].map((paragraph) => ({ key: paragraph, paragraph, piece: null }));
  const lent = subjects.flatMap(passagesOf).filter(({ piece }) => piece !== null && mayStand(piece));
  const paragraphs: string[] = [];
  const used = new Set<SubjectSection | Question>();
  let unknown = unsaidIn(said, claims);
  while (unknown.length > 0 && paragraphs.length < mostPassages) {
    const best = bestOf(own, unknown, query) ?? bestOf(lent, unknown, query);
    if (best === undefined) break;
    paragraphs.push(fillLine(best.paragraph));
    if (best.piece) used.add(best.piece);
    unknown = unsaidIn(best.paragraph, unknown);
  }
  return { paragraphs, used, unknown };
}

function bestOf(passages: readonly Passage[], unknown: readonly Claim[], query: Query): Passage | undefined {
  return passages
    .flatMap((passage) => {
      const count = unknown.length - unsaidIn(passage.key, unknown).length;
      return count === 0 ? [] : [{ passage, score: count + coverage(query, passage.paragraph) }];
    })
    .toSorted((one, other) => other.score - one.score)[0]?.passage;
}

/** A question answers its own words; a paragraph is about those of its first sentence. */
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
  { written, brands, others }: TitleMeaning,
  unknown: readonly Claim[],
  isNeighbour: boolean,
  random: Random,
): string[] {
  if (unknown.length === 0) return [];
  if (isNeighbour) {
    return [fillLine(pick(honestPassages.notOurs, random), { palavras: quotedWords(written, unknown) })];
  }
  const gate = others.find(({ id }) => kindsOfGate.includes(id));
  const ofGate = unknown.filter(({ subject }) => subject !== null && subject.id === gate?.id);
  const names = unknown.filter(({ subject, phrases, figure }) => !subject && !figure && phrases.length === 0);
  const [brand] = brands;
  const models = brand === undefined ? [] : names.filter(({ written: word }) => /^\p{Lu}|\d/u.test(word));
  const rest = unknown.filter((one) => !ofGate.includes(one) && !models.includes(one));
  return [
    ...(gate && ofGate.length > 0
      ? [fillLine(pick(honestPassages.gate, random), { portão: gate.subject.name })]
      : []),
    ...(brand !== undefined && models.length > 0
      ? [
          fillLine(pick(honestPassages.model, random), {
            palavras: quotedWords(written, models),
            marca: brand,
          }),
        ]
      : []),
    ...(rest.length > 0
      ? [fillLine(pick(honestPassages.ours, random), { palavras: quotedWords(written, rest) })]
      : []),
  ];
}
