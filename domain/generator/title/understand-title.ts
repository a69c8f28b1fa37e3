/** Reads what a title means, stage by stage (docs/specification/generator.md#title-analysis). */
import { urgentWords, whyWords } from '#content/generator/words/known-words.ts';
import { claimsOf } from '#domain/generator/claims/title-claims.ts';
import { ownWords } from '#domain/generator/compose/wording/label.ts';
import { isRareIn } from '#domain/generator/compose/wording/subject-text.ts';
import type { TitleFigure } from './figure-units.ts';
import { findTrade } from './find-trade.ts';
import { findOffTopic } from './foreign/find-off-topic.ts';
import { spansOfAny } from './phrases/phrases.ts';
import { furtherPlaces } from './place/further-places.ts';
import { knownPlacesIn, placeOfPage } from './place/place-of-page.ts';
import { wordsOfTitle } from './spelling.ts';
import { isContentWord } from './stages/content-words.ts';
import { isMentioned, newWordsIn } from './stages/new-words.ts';
import { subjectsOfPage } from './stages/subjects-of-page.ts';
import { answersTo, furtherAnswers } from './stages/title-answers.ts';
import { namesIn, type TitleNames } from './stages/title-names.ts';
import { queriesOf } from './stages/title-queries.ts';
import { questionsIn } from './stages/title-questions.ts';
import { understoodSpans } from './stages/understood-spans.ts';
import type { TitleMeaning } from './title-meaning.ts';
import { isInside, overlap, type Span, type TitleWord } from './title-words.ts';

export function understandTitle(title: string): TitleMeaning {
  const words = wordsOfTitle(title);
  const places = knownPlacesIn(words);
  const offTopic = findOffTopic(words, places);
  const names = withoutAnsweredTrade(words, places, namesIn(words, places, offTopic));
  const { subjects: named, brands, figures, models, motors, joinedTrade } = names;

  const otherWords = withoutSpans(words, [...places, ...(joinedTrade?.spans ?? [])]);
  const questions = questionsIn(otherWords, names);
  const { aspects, faults } = questions;
  const [answer, ...otherAnswers] = answersTo(words, offTopic ? [] : otherWords, names, questions);
  // Nobody asks another trade for a kit of ours by its name: 'Speedy ou Jetflex para quem sai de carro'.
  const mayBeOfTrade = joinedTrade === undefined && offTopic === undefined && models.length === 0;
  const trade = mayBeOfTrade ? findTrade(words, named, answer) : undefined;

  const understood = understoodSpans(words, names, places, answer, trade ?? joinedTrade);
  const { place, named: placeNames, all: placeSpans } = placeOfPage(words, places, understood.all);
  const newWords = newWordsIn(words, [...understood.all, ...placeSpans]);
  const isClear = newWords.length === 0;
  const subjects = trade || offTopic ? [] : subjectsOfPage(words, names, questions, answer, isClear);
  const [main, ...others] = subjects;
  return {
    title,
    words: words.map(({ folded }) => folded),
    written: words.map(({ written }) => written),
    main: main ?? null,
    others,
    aspects,
    faults,
    asksWhy: spansOfAny(whyWords, words).length > 0,
    isUrgent: spansOfAny(urgentWords, words).length > 0,
    brands: [...new Set(brands.map(({ name }) => name))],
    figures,
    joinsFigures: areJoined(figures, words),
    models,
    motors,
    direct: answer?.direct ?? null,
    alsoDirect: furtherAnswers(otherAnswers, answer, understood.inAnswer, words),
    trade: trade?.trade ?? null,
    joinedTrade: joinedTrade?.trade ?? null,
    offTopic: offTopic ?? null,
    place,
    furtherPlaces: furtherPlaces(places, words),
    ...queriesOf(words, names, placeNames, understood),
    tellingWords: [
      ...(main ? ownWords(main).filter((word) => isRareIn(main.subject, word)) : []),
      ...newWords.filter((word) => isMentioned(word, subjects)).map(({ folded }) => folded),
    ],
    contentWords: words.map(({ folded }) => folded).filter(isContentWord),
    // Abbreviations are read in full, but only words that somebody typed are reported.
    unknownWords: newWords
      .filter((word) => !isMentioned(word, subjects))
      .map(({ written }) => written)
      .filter((word) => title.normalize('NFC').includes(word)),
    claims: claimsOf(words, {
      figures,
      subjects,
      answered: [...understood.inAnswer, ...motors, ...((trade ?? joinedTrade)?.spans ?? []), ...placeSpans],
    }),
  };
}

/** A trade is no second service if the title's answer is about both: 'bomba da piscina e portão no mesmo controle'. */
function withoutAnsweredTrade(
  words: readonly TitleWord[],
  places: readonly Span[],
  names: TitleNames,
): TitleNames {
  const { joinedTrade } = names;
  const seeksWork = joinedTrade?.spans.some(({ from, to }) =>
    words.slice(Math.max(0, from - 2), to).some(({ plain }) => work.test(plain)),
  );
  if (joinedTrade === undefined || seeksWork) return names;
  const asked = withoutSpans(words, places);
  const [answer] = answersTo(words, asked, names, questionsIn(asked, names));
  const isAnswered = joinedTrade.spans.some((span) => answer?.spans.some((one) => overlap(one, span)));
  return isAnswered ? { ...names, joinedTrade: undefined } : names;
}

const work = /^(?:troc\w*|consert\w*|instala\w*|manutenc\w*|repar\w*|arrum\w*|orcamento)$/;

/**
 * The name of a place or a trade says nothing else: 'Praia Grande' is not about the beach, and nothing shakes in
 * 'Tremembé'. Its words stay, empty, so that the others keep their positions.
 */
function withoutSpans(words: readonly TitleWord[], spans: readonly Span[]): readonly TitleWord[] {
  return words.map((word, at) => (isInside(spans, at) ? { ...word, folded: '', plain: '' } : word));
}

/** '220 V em 127 V'. */
function areJoined([first, second]: readonly TitleFigure[], words: readonly TitleWord[]): boolean {
  if (first === undefined || second === undefined || first.amount === second.amount) return false;
  return words.slice(first.to, second.from).some(({ plain }) => plain === 'em');
}
