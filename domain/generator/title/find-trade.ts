/** Finds the trade beside ours that a title is about. */
import { type Trade, trades } from '#content/generator/words/trades.ts';
import type { NamedSubject } from './find-subjects.ts';
import { lengthOf, overlap, phraseOf, type Span, spansOf, type TitleWord } from './title-words.ts';

export interface FoundTrade {
  trade: Trade;
  spans: readonly Span[];
}

/** Words of every trade: 'encanador 24 horas', 'assistência técnica de geladeira'. */
const anyTrade: readonly string[] = [
  'motor',
  'assistencia-tecnica',
  'manutencao-preventiva',
  'automatizacao',
  'garantia',
];

const gateNames = /^(?:porta(?:o|oes)|control\w*|cremalheira\w*|fotocelula\w*)$/;

/** @returns nothing if the title also names the gate or a part of it: 'controle molhou na piscina' */
export function findTrade(
  words: readonly TitleWord[],
  named: readonly NamedSubject[],
  isAnswered: boolean,
): FoundTrade | undefined {
  if (isAnswered || words.some(({ plain }) => gateNames.test(plain))) return undefined;
  const found = trades
    .map((trade) => ({
      trade,
      spans: trade.words.split('|').flatMap((phrase) => spansOf(phraseOf(phrase), words)),
    }))
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => longest(other.spans) - longest(one.spans))[0];
  if (found === undefined) return undefined;
  const isOurs = named.some(
    (one) =>
      !anyTrade.includes(one.id) &&
      !found.spans.some((span) => overlap(one, span) && lengthOf(span) >= lengthOf(one)),
  );
  return isOurs ? undefined : found;
}

function longest(spans: readonly Span[]): number {
  return Math.max(...spans.map(lengthOf));
}
