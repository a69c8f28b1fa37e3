/** Finds the trade beside ours that a title is about. */
import {
  foreignOwners,
  foreignPart,
  foreignThing,
  type Trade,
  trades,
} from '#content/generator/words/trades.ts';
import type { FoundAnswer } from './find-direct-answer.ts';
import type { NamedSubject } from './find-subjects.ts';
import { isKnownWord } from './spelling.ts';
import {
  lengthOf,
  overlap,
  phraseOf,
  type Span,
  spansOf,
  type TitleWord,
  titleWords,
} from './title-words.ts';

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

/** A building tells where, and not what: 'catraca de academia'. */
const buildings: readonly string[] = ['portao-de-comercio', 'portao-de-condominio'];

const gateNames = /^(?:porta(?:o|oes)|control\w*|cremalheira\w*|fotocelula\w*)$/;

/** @returns nothing if the title also names the gate or a part of it: 'controle molhou na piscina' */
export function findTrade(
  words: readonly TitleWord[],
  named: readonly NamedSubject[],
  answer: FoundAnswer | undefined,
): FoundTrade | undefined {
  const owned = ownedElsewhere(words);
  if (owned) return owned;
  const namesGate = words.some(({ plain }) => gateNames.test(plain));
  const found = trades
    .filter(({ isBesideGate }) => isBesideGate || !namesGate)
    .map((trade) => ({
      trade,
      spans: trade.words
        .split('|')
        .flatMap((phrase) => spansOf(phraseOf(phrase), words))
        // 'Fim de curso' teaches nobody.
        .filter(({ from }) => !trade.isBesideGate || words[from - 1]?.plain !== 'de'),
    }))
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => longest(other.spans) - longest(one.spans))[0];
  if (answer && (found === undefined || found.trade.isBesideGate || isAnswered(found, answer, words)))
    return undefined;
  if (found === undefined) return namesGate ? undefined : foreignTo(words, named);
  if (found.trade.isBesideGate) return found;
  const isOurs = named.some(
    (one) =>
      !anyTrade.includes(one.id) &&
      !buildings.includes(one.id) &&
      !found.spans.some((span) => overlap(one, span) && lengthOf(span) >= lengthOf(one)),
  );
  return isOurs ? undefined : found;
}

/** Whether the answer is for the word of the trade, or at least speaks of it. */
function isAnswered(
  { spans }: FoundTrade,
  { direct, spans: answered }: FoundAnswer,
  words: readonly TitleWord[],
): boolean {
  const said = new Set(titleWords(JSON.stringify(direct)).map(({ folded }) => folded));
  return spans.some(
    (span) =>
      answered.some((other) => overlap(span, other)) ||
      words.slice(span.from, span.to).some(({ folded }) => said.has(folded)),
  );
}

const ofGate = /^(?:porta(?:o|oes)|garage(?:m|ns)|basculantes?|deslizantes?|cancelas?)$/;
const ofPossession = /^(?:um|uma|meu|minha|o|a)$/;

/** The part of another thing: 'quanto dura a bateria de um celular'. */
function ownedElsewhere(words: readonly TitleWord[]): FoundTrade | undefined {
  if (words.some(({ plain }) => ofGate.test(plain))) return undefined;
  const at = words.findIndex(({ plain }, position) => {
    const before = words[position - 1]?.plain ?? '';
    const link = ofPossession.test(before) ? (words[position - 2]?.plain ?? '') : before;
    return foreignOwners.includes(plain) && link === 'de';
  });
  const thing = words[at];
  return thing === undefined ? undefined : thingOf(foreignPart, thing, at);
}

function thingOf(label: string, { written, folded }: TitleWord, at: number): FoundTrade {
  const name = label.replace('{nome}', written);
  return { trade: { ...foreignThing, name, words: folded }, spans: [{ from: at, to: at + 1 }] };
}

/** What a motor, a repair or a technician is for, if no text knows it and the title names nothing else of ours. */
function foreignTo(words: readonly TitleWord[], named: readonly NamedSubject[]): FoundTrade | undefined {
  if (!named.every(({ id }) => anyTrade.includes(id))) return undefined;
  const at = words.findIndex(
    (word, position) =>
      /^(?:de|para)$/.test(words[position - 1]?.plain ?? '') &&
      ofAnyTrade.test(words[position - 2]?.plain ?? '') &&
      /^\p{Ll}{4,}$/u.test(word.written) &&
      !isKnownWord(word.folded),
  );
  const thing = words[at];
  return thing === undefined ? undefined : thingOf(foreignThing.name, thing, at);
}

const ofAnyTrade =
  /^(?:motor|motores|consert\w*|repar\w*|tecnic\w*|instalac\w*|instalador|manutencao|assistencia|placa|peca|pecas|troca)$/;

function longest(spans: readonly Span[]): number {
  return Math.max(...spans.map(lengthOf));
}
