/** Finds the trade that a title is about, if it is not ours. */
import type { Trade } from '#content/generator/words/trade.ts';
import {
  foreignMachines,
  foreignPart,
  foreignThing,
  foreignVehicles,
  trades,
} from '#content/generator/words/trades.ts';
import { gateWords } from '#domain/generator/compose/wording/label.ts';
import { capitalise } from '#domain/generator/grammar.ts';
import { answerWords } from './answers/answer-words.ts';
import type { FoundAnswer } from './find-direct-answer.ts';
import { isCollective, type NamedSubject } from './find-subjects.ts';
import { spansOfGroup } from './phrases/phrases.ts';
import { isKnownWord, wordsOfTitle } from './spelling.ts';
import { lengthOf, overlap, type Span, type TitleWord, titleWords } from './title-words.ts';

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
  answer: FoundAnswer | undefined,
): FoundTrade | undefined {
  const namesGate = words.some(({ plain }) => gateNames.test(plain));
  const listed = tradesIn(words);
  const owned = ownedElsewhere(words, listed, named);
  if (owned) return owned;
  const found = listed.find(({ trade }) => trade.appliesDespiteGate || !namesGate);
  if (answer && (found === undefined || found.trade.appliesDespiteGate || isAnswered(found, answer, words)))
    return undefined;
  if (found === undefined) return namesGate ? undefined : foreignTo(words, named);
  if (found.trade.appliesDespiteGate) return found;
  const isOurs = named.some(
    (subject) =>
      !anyTrade.includes(subject.id) &&
      // A building says where, and not what: 'catraca de academia'.
      !isCollective(subject) &&
      // Nor is what stands beside a gate ours: 'catraca com biometria'.
      !(isNotOurs(subject) && found.spans.every((span) => span.to <= subject.from)) &&
      !found.spans.some((span) => overlap(subject, span) && takesAway(span, subject)),
  );
  return isOurs ? undefined : found;
}

function isNotOurs({ subject }: NamedSubject): boolean {
  return subject.isNeighbour === true && !subject.isPartlyOurs;
}

/** 'Trocar fechadura' takes 'fechadura', and not 'fechadura eletromagnética'. */
function takesAway(span: Span, subject: NamedSubject): boolean {
  const isWhole = span.from <= subject.from && span.to >= subject.to;
  return isWhole || lengthOf(span) > lengthOf(subject);
}

/** @returns a trade that the title joins to a subject of ours: 'conserto de portão e troca da fechadura da porta' */
export function findJoinedTrade(
  words: readonly TitleWord[],
  named: readonly NamedSubject[],
): FoundTrade | undefined {
  if (named.length === 0 || words.some(({ plain }) => complains.test(plain))) return undefined;
  if (words.some(({ plain }, at) => plain === 'ou' && worker.test(words[at + 1]?.plain ?? '')))
    return undefined;
  return tradesIn(words).find(({ trade, spans }) => {
    const [first] = spans;
    const isApart =
      first !== undefined && !named.some((subject) => spans.some((span) => overlap(subject, span)));
    if (!isApart || trade.appliesDespiteGate) return false;
    return named.some((subject) => {
      const between =
        subject.from < first.from ? words.slice(subject.to, first.from) : words.slice(first.to, subject.from);
      return between.some(({ plain }) => joins.test(plain));
    });
  });
}

/** 'Portão e campainha pararam' and 'o raio queimou o motor e o roteador' complain, and seek no second service. */
const complains =
  /^(?:nao|parou|pararam|abre|abriu|abrindo|funcionar|queimou|queimaram|raios?|ressarc\w*|indeniz\w*)$/;

/** 'Eletricista ou técnico de portão' asks which of them to call, and wants one service. */
const worker = /^(?:tecnicos?|instalador(?:es)?|assistencia)$/;

const joins = /^(?:e|ou|mais|tambem|alem)$/;

const hasDone =
  /^(?:\w{2,}(?:ou|aram|eram|iram)|mexeu|fez|veio|bateu|esqueceu|rompeu|estragou|saiu|sumiu|perdeu)$/;

/** @returns a second trade that the title names in other words: 'encanador e eletricista' */
export function secondTrade(title: string, first: Trade): Trade | undefined {
  const words = wordsOfTitle(title);
  const found = tradesIn(words);
  const spans = found.find(({ trade }) => trade === first)?.spans;
  return found.find(
    (trade) =>
      trade.trade !== first &&
      !trade.trade.appliesDespiteGate &&
      spans !== undefined &&
      // In 'aluguel de betoneira' the machine is what is hired, and no second service.
      !trade.spans.some((span) =>
        spans.some((other) => overlap(span, other) || isObjectOf(span, other, words)),
      ),
  )?.trade;
}

function isObjectOf(thing: Span, work: Span, words: readonly TitleWord[]): boolean {
  return thing.from === work.to && words[thing.from - 1]?.plain === 'de';
}

/** Every trade that the title names, the one with the most words first. */
function tradesIn(words: readonly TitleWord[]): FoundTrade[] {
  return trades
    .map((trade) => ({
      trade,
      spans: spansOfGroup(trade.words, words)
        // 'Fim de curso' is a limit switch, and no course.
        .filter(({ from }) => !trade.appliesDespiteGate || words[from - 1]?.plain !== 'de')
        // 'O pintor pintou' tells what was done, and seeks no painter; 'motor de toldo queimou' is about the awning.
        .filter(({ from, to }) => words[from - 1]?.plain === 'de' || !hasDone.test(words[to]?.plain ?? '')),
    }))
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => longest(other.spans) - longest(one.spans));
}

/** Whether the answer is for every word that distinguishes the trade from ours, or at least mentions it. */
function isAnswered(
  { spans }: FoundTrade,
  { direct, spans: answered }: FoundAnswer,
  words: readonly TitleWord[],
): boolean {
  const said = new Set(titleWords(answerWords(direct)).map(({ folded }) => folded));
  const isFor = (at: number) => answered.some(({ from, to }) => at >= from && at < to);
  return spans.some(({ from, to }) => {
    const telling = words.map((word, at) => ({ ...word, at })).slice(from, to);
    return telling.every(
      ({ folded, at }) => folded.length < 3 || gateWords.test(folded) || isFor(at) || said.has(folded),
    );
  });
}

const gateWord = /^(?:porta(?:o|oes)|garage(?:m|ns)|basculantes?|deslizantes?|cancelas?)$/;
const determiner = /^(?:um|uma|meu|minha|o|a)$/;

/** What a vehicle does at a gate, or where: 'quem sai de carro', 'entrada de caminhão', 'dentro do carro'. */
const byVehicle =
  /^(?:sa[ií]\w*|cheg\w*|entr\w*|pass\w*|volt\w*|vai|vou|vamos|vem|venho|and\w*|dentro|perto|cima|embaixo|frente|atras|lado|bat(?:e|eu|i|er)|tamanho|altura|vagas?|barulho|ruido|som)$/;

const isForeign = (word: string) => foreignVehicles.includes(word) || foreignMachines.includes(word);

/** The part of another thing: 'quanto dura a bateria de um celular'. */
function ownedElsewhere(
  words: readonly TitleWord[],
  listed: readonly FoundTrade[],
  named: readonly NamedSubject[],
): FoundTrade | undefined {
  if (words.some(({ plain }) => gateWord.test(plain))) return undefined;
  const linkBefore = (at: number) => (determiner.test(words[at - 1]?.plain ?? '') ? at - 2 : at - 1);
  // A backup battery for a computer also serves a gate.
  if (words.some(({ plain }) => plain === 'nobreak')) return undefined;
  const at = words.findIndex(({ plain }, position) => {
    const link = linkBefore(position);
    const isLinked =
      words[link]?.plain === 'de' || (words[link]?.plain === 'para' && !foreignVehicles.includes(plain));
    return isForeign(plain) && isLinked && !byVehicle.test(words[link - 1]?.plain ?? '');
  });
  const thing = words[at];
  if (thing === undefined) return undefined;
  const link = linkBefore(at);
  // 'Controle no chaveiro do carro' is about a remote control of ours.
  const isApart = ({ to }: Span) => words.slice(to, link).some(({ plain }) => !/\d/.test(plain));
  if (named.some((subject) => !anyTrade.includes(subject.id) && subject.to < link && isApart(subject)))
    return undefined;
  // 'Conserto de geladeira' is about the whole thing, and 'aluguel de betoneira' about a rental.
  const isNaming = ({ from, to }: Span) => (at >= from && at < to) || (link >= from && link < to);
  const known = listed.find(({ spans }) => spans.some(isNaming));
  if (known) return known;
  const part = words[link - 1];
  if (part !== undefined && isNamed.test(part.folded))
    return thingOf(`${capitalise(part.written)} de {nome}`, thing, at);
  return thingOf(isWorkOn(words, at) ? foreignThing.name : foreignPart, thing, at);
}

/** Parts and services that a refusal can call by their name: nouns, and no verbs. */
const isNamed =
  /^(?:bateria|placa|motor|alarme|chave|controle|sensor|trava|pneu|freio|conserto|aluguel|lavagem|pintura|manutencao|revisao|seguro|tela)$/;

function isWorkOn(words: readonly TitleWord[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ plain }) => workWord.test(plain));
}

const workWord =
  /^(?:consert\w*|repar\w*|arrum\w*|manutencao|assistencia|tecnic\w*|instal\w*|limpeza|revisao)$/;

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
      anyTradeWord.test(words[position - 2]?.plain ?? '') &&
      /^\p{Ll}{4,}$/u.test(word.written) &&
      !isKnownWord(word.folded),
  );
  const thing = words[at];
  return thing === undefined ? undefined : thingOf(foreignThing.name, thing, at);
}

const anyTradeWord =
  /^(?:motor|motores|consert\w*|repar\w*|tecnic\w*|instalac\w*|instalador|manutencao|assistencia|placa|peca|pecas|troca)$/;

function longest(spans: readonly Span[]): number {
  return Math.max(...spans.map(lengthOf));
}
