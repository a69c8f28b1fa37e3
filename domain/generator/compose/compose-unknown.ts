/** A page on a subject that the generator does not know: it says what we do, and asks. */

import { neighbourTrades, unknownPage } from '#content/generator/unknown-passages.ts';
import { emergencies } from '#content/generator/words/off-topic/emergencies.ts';
import { questionForms } from '#content/generator/words/off-topic/question-forms.ts';
import { offTopics, unknownQuestionAnswers } from '#content/generator/words/off-topic.ts';
import type { Trade } from '#content/generator/words/trade.ts';
import { foldText } from '#domain/fold-text.ts';
import { capitalise, lowerFirst } from '#domain/generator/grammar.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { answerWords } from '#domain/generator/title/answers/answer-words.ts';
import { askedPhrase } from '#domain/generator/title/asked-phrase.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { secondTrade } from '#domain/generator/title/find-trade.ts';
import { spansOfGroup } from '#domain/generator/title/phrases/phrases.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { besideAsWritten, titleWords } from '#domain/generator/title/title-words.ts';
import { placeLead, placeSlots } from './compose-place.ts';
import { type ComposedPage, sectionOf } from './composed-page.ts';
import { fillLine } from './wording/fill-line.ts';
import { saysSubject } from './wording/label.ts';

export function composeUnknown(meaning: TitleMeaning, streams: (name: string) => Random): ComposedPage {
  const { title, place, trade, words } = meaning;
  const refusal = trade ? undefined : offTopicOpening(meaning, streams('stranger'));
  if (refusal !== undefined) return offTopicPage(title, refusal);
  const {
    lead,
    leadOfModel,
    tradeLead,
    alsoRefused,
    send,
    description,
    tradeDescription,
    shortTradeDescription,
  } = unknownPage;
  if (trade) {
    const refers = fillLine(pick(tradeLead, streams('answer')), { quem: trade.who });
    const isRegion = place?.reach !== undefined && place.reach !== 'unknown';
    const local = isRegion ? `${capitalise(place.where)}, ${lowerFirst(refers)}` : refers;
    const touches = touchesGate(trade, meaning);
    const second = secondTrade(title, trade);
    const also = second ? [fillLine(alsoRefused, { serviço: second.name, quem: second.who })] : [];
    return refusalAlone(
      [`${refusalAs(meaning, trade)} ${local}`, ...also, ...touches],
      `${refusalAs(meaning, trade)} ${fillLine(tradeDescription)}`,
      `${refusalAs(meaning, trade)} ${shortTradeDescription}`,
    );
  }
  const slots = place ? placeSlots(place, streams('nearby')) : null;
  const isNumbered = words.some((word) => modelNumber.test(word));
  return {
    ...emptyPage,
    lead: [
      isNumbered
        ? fillLine(pick(leadOfModel, streams('answer')))
        : notOurs(title, fillLine(pick(lead, streams('answer')))),
      ...(place && slots
        ? [
            placeLead(
              place,
              slots,
              { main: null, isUrgent: false, service: 'any', answer: '', isAnswered: false },
              streams('place lead'),
            ),
          ]
        : []),
    ],
    sections: unknownPage.sections.map(({ heading, text, points }) =>
      sectionOf({
        heading,
        text: text.map((line) => fillLine(line)),
        points: points.map((line, rank) => ({ text: line, rank })),
      }),
    ),
    closing: send.map((line) => fillLine(line)),
    descriptions: [fillLine(description)],
  };
}

/** How the trade concerns the gate, for a title that names a gate, or for any title if the two are easily confused. */
function touchesGate({ touches, isTakenForGate }: Trade, { words, place }: TitleMeaning): string[] {
  if (touches === undefined || place?.reach === 'far') return [];
  const served = isServedPlace(place) ? ` Atendemos ${place.where}.` : '';
  const concerns = isTakenForGate || words.some((word) => gateWord.test(word));
  return concerns ? [`${fillLine(touches)}${served}`] : [];
}

const emptyPage = { sections: [], place: null, questionsHeading: '', questions: [], closing: [] } as const;

/** A name with digits, and no area, year or count. */
const modelNumber = /^(?!m[23]$|\d+(?:m|kg|cm|h|x|km|g|ml|l|k|o|a)?$).*\d/;

const gateWord = /^(?:porta(?:o|oes)|garage(?:m|ns))$/;

/** `Ômega Turbo: isto não é assunto nosso`. */
function notOurs(title: string, said: string): string {
  return `${askedPhrase(title).text} ${lowerFirst(said)}`;
}

/** The opening for an off-topic title, or for a question without a known word; undefined for a mere name. */
function offTopicOpening({ title, offTopic }: TitleMeaning, random: Random): string | undefined {
  const words = titleWords(title);
  const found = offTopic ?? offTopics.find((entry) => spansOfGroup(entry.words, words).length > 0);
  if (found) return found.opening;
  // 'Aula de natação para bebês' cannot be the name of a motor.
  const isPhrase = words.length > 3;
  const isForeign =
    askedPhrase(title).isQuestion || (isPhrase && !words.some(({ folded }) => modelNumber.test(folded)));
  if (!isForeign) return undefined;
  const form = questionForms.find((form) => spansOfGroup(form.words, words).length > 0);
  return form?.opening ?? pick(unknownQuestionAnswers, random);
}

/** The refusal in the words of the title, and then who can help. Somebody in danger gets the number to call first. */
function offTopicPage(title: string, opening: string): ComposedPage {
  const { offTopicDescription, notOurs, offTopicDescriptionOf } = unknownPage;
  if (emergencies.some((emergency) => emergency.opening === opening))
    return refusalAlone([opening], offTopicDescription);
  // The question is not ours to ask again: 'Como fazer bolo: isto não é assunto nosso'.
  const asked = askedPhrase(title).text.replace(/^\*\*(.*)\?\*\*$/, '$1:');
  // 'Energia solar vale a pena:' would claim it.
  if (claims.test(asked)) {
    const doubted = asked.replace(/:$/, '?');
    return refusalAlone(
      [`${doubted} ${capitalise(notOurs)} ${opening}`],
      `${doubted} ${capitalise(offTopicDescriptionOf)}`,
      offTopicDescription,
    );
  }
  return refusalAlone(
    [`${asked} ${notOurs} ${opening}`],
    `${asked} ${offTopicDescriptionOf}`,
    offTopicDescription,
  );
}

/** What a title without a question mark seems to state. */
const claims =
  /^(?!vale |compensa |serve |faz )\S.*(?<!\p{L})(?:vale a pena|compensa|presta|é bom|é melhor|faz mal|faz bem|serve para|funciona)(?!\p{L})/iu;

/** For somebody who looks for a recipe or a refrigerator: whose work that is, without an offer of ours. */
function refusalAlone(lead: readonly string[], ...descriptions: readonly string[]): ComposedPage {
  return { ...emptyPage, lead, descriptions };
}

/** A sentence on each trade that the title joins to the subject of the page. */
export function joinedRefusals(meaning: TitleMeaning): string[] {
  const { main, others, words, direct, joinedTrade } = meaning;
  const neighbours = others
    .filter((other) => other.subject.isNeighbour && isJoined(other, words))
    .filter((other) => !(direct && saysSubject(answerWords(direct), other)))
    .flatMap(({ id, subject }) => {
      const quem = neighbourTrades[id];
      if (quem === undefined) return [];
      const line = main?.subject.isNeighbour ? unknownPage.alsoRefused : unknownPage.joinedNeighbour;
      return [fillLine(line, { serviço: capitalise(subject.name), quem })];
    });
  return [...neighbours, ...refusedTrade(joinedTrade, main)];
}

/** Whether 'e' or 'mais' joins the name to the rest of the title: 'portão e instalação de câmera'. */
function isJoined({ from, to }: NamedSubject, words: readonly string[]): boolean {
  const beside = [...words.slice(Math.max(0, from - 3), from), words[to] ?? ''];
  return to > from && beside.some((word) => /^(?:e|mais)$/.test(word));
}

function refusedTrade(joinedTrade: Trade | null, main: TitleMeaning['main']): string[] {
  if (joinedTrade === null) return [];
  const { name, who } = joinedTrade;
  // After another refusal, nothing follows about the gate.
  if (main?.subject.isNeighbour && !namesMany(joinedTrade))
    return [fillLine(unknownPage.alsoRefused, { serviço: name, quem: who })];
  const whom = fillLine(unknownPage.joinedTrade, { serviço: lowerFirst(name), quem: who });
  return [`${refusalOf(joinedTrade)} ${whom}`];
}

/** `Ar-condicionado não está entre os nossos serviços.` */
export function refusalOf(trade: Trade): string {
  return `${trade.name} não ${namesMany(trade) ? 'estão' : 'está'} entre os nossos serviços.`;
}

/** 'Obra e reforma' are two, 'chaveiro de casa e de carro' is one. */
function namesMany({ name, isPlural }: Trade): boolean {
  return isPlural === true || / e (?!de )/.test(name);
}

/**
 * The same in the words of a title that begins with the work: `Aluguel de betoneira não está entre os nossos serviços.`
 */
function refusalAs({ title, words, written, place }: TitleMeaning, trade: Trade): string {
  if (!workNoun.test(words[0] ?? '') || /[?,:]/.test(title.trim().slice(0, -1))) return refusalOf(trade);
  const named = new Set(place === null ? [] : foldText(place.name).split(' '));
  const end = words.findIndex((word, at) => at > 0 && (ends.test(word) || named.has(word)));
  const kept = besideAsWritten(end < 0 ? written : written.slice(0, end), title).replace(
    /(?: (?:em|n[oa]s?|d[eao]s?|por|e|o|a))+$/i,
    '',
  );
  const said = askedPhrase(kept).text.replace(/:$/, '');
  const isLong = kept.split(' ').length > maxNamed;
  return isLong || !/ /.test(said) || /[*?]/.test(said)
    ? refusalOf(trade)
    : `${said} não está entre os nossos serviços.`;
}

const workNoun =
  /^(?:alugu?el|locacao|conserto|reparo|manutencao|instalacao|limpeza|troca|lavagem|venda|compra|aula|curso|pintura|assistencia)$/;

/** Where a title stops naming the work. */
const ends =
  /^(?:preco|precos|valor|quanto|quais|qual|orcamento|urgente|hoje|barat[oa]|perto|24h|telefone|whatsapp|zona|sp|onde|como|quando|compensam?|val(?:e|em)|prestam?|funcionam?|servem?|adianta|ajuda|demora|custa|precisa|pode|tem)$/;

const maxNamed = 7;
