/** A page on a subject that the generator does not know: it says what we do, and asks. */

import { unknownPage } from '#content/generator/unknown-passages.ts';
import { otherWorlds, strangeQuestions } from '#content/generator/words/other-worlds.ts';
import type { Trade } from '#content/generator/words/trades.ts';
import { lowerFirst, sentencesOf } from '#domain/generator/grammar.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { askedPhrase } from '#domain/generator/title/asked-phrase.ts';
import { phrasesIn, titleWords } from '#domain/generator/title/title-words.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import { placeLead, placeSlots } from './compose-place.ts';
import { type ComposedPage, sectionOf } from './composed-page.ts';
import { fillLine } from './wording/fill-line.ts';

export function composeUnknown(meaning: TitleMeaning, streams: (name: string) => Random): ComposedPage {
  const { title, place, trade, words } = meaning;
  const stranger = trade ? undefined : strangerTo(meaning, streams('stranger'));
  if (stranger !== undefined) return refusalAlone(stranger);
  const { lead, leadOfModel, tradeLead, tradeSend, send, description, tradeDescription } = unknownPage;
  // A page about another trade says who does it, and stops.
  const sections = trade ? [] : unknownPage.sections;
  const slots = place ? placeSlots(place, streams('nearby')) : null;
  const isNumbered = words.some((word) => /\d/.test(word));
  const referred = trade ? fillLine(pick(tradeLead, streams('answer')), { quem: trade.who }) : '';
  // Beside the sentence on the place, what we do on gates would be said twice.
  const [refers = ''] = sentencesOf(referred);
  return {
    lead: [
      trade
        ? `${refusalOf(trade)} ${place ? refers : referred}`
        : isNumbered
          ? fillLine(pick(leadOfModel, streams('answer')))
          : notOurs(title, fillLine(pick(lead, streams('answer')))),
      ...(trade?.touches && place === null ? [fillLine(trade.touches)] : []),
      ...(place && slots
        ? [
            placeLead(
              place,
              slots,
              { main: null, isUrgent: false, service: 'any', answer: '', isTold: false },
              streams('place lead'),
            ),
          ]
        : []),
    ],
    sections: sections.map(({ heading, text, points }) =>
      sectionOf({
        heading,
        text: text.map((line) => fillLine(line)),
        points: points.map((line, rank) => ({ text: line, rank })),
      }),
    ),
    place: null,
    questionsHeading: '',
    questions: [],
    closing: (trade ? (place ? [] : [tradeSend]) : send).map((line) => fillLine(line)),
    descriptions: [trade ? `${refusalOf(trade)} ${fillLine(tradeDescription)}` : fillLine(description)],
  };
}

/** `Ômega Turbo: isto não é assunto nosso`. */
function notOurs(title: string, said: string): string {
  return `${askedPhrase(title).text} ${lowerFirst(said)}`;
}

/** What a title of another world, or a question that no list knows a word of, is told; nothing for a mere name. */
function strangerTo({ title, homonym }: TitleMeaning, random: Random): string | undefined {
  const words = titleWords(title);
  const world = homonym ?? otherWorlds.find((one) => phrasesIn(one.words.split('|'), words).length > 0);
  if (world) return world.said;
  // 'Aula de natação para bebês' is no name of a motor.
  const isPhrase = words.length > 3;
  const isStrange = askedPhrase(title).isQuestion || (isPhrase && !/\d/.test(title));
  return isStrange ? pick(strangeQuestions, random) : undefined;
}

/** Who looks for a recipe is offered nothing of ours. */
function refusalAlone(said: string): ComposedPage {
  const { strangerFurther, strangerDescription } = unknownPage;
  return {
    lead: [said],
    sections: [],
    place: null,
    questionsHeading: '',
    questions: [],
    closing: [strangerFurther],
    descriptions: [strangerDescription],
  };
}

/** A sentence on the trade that the title joins to a subject of ours. */
export function refused({ tradeBeside }: TitleMeaning): string[] {
  if (tradeBeside === null) return [];
  const { name, who } = tradeBeside;
  // An abbreviation keeps its capitals.
  const service = /^\p{Lu}{2}/u.test(name) ? name : lowerFirst(name);
  const whom = fillLine(unknownPage.tradeBeside, { serviço: service, quem: who });
  return [`${refusalOf(tradeBeside)} ${whom}`];
}

/** `Ar-condicionado não está entre os nossos serviços.` */
export function refusalOf({ name, isPlural }: Trade): string {
  return `${name} não ${isPlural ? 'estão' : 'está'} entre os nossos serviços.`;
}
