/** Reads what a title means (docs/specification/generator.md#title-analysis). */
import { officialWords, partsWords } from '#content/generator/brands.ts';
import { aspectWords } from '#content/generator/words/aspect-words.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import { besides, insteadOfGeneral } from '#content/generator/words/implied-subjects.ts';
import { functionWords, knownWords, urgentWords, whyWords } from '#content/generator/words/known-words.ts';
import { silentWords } from '#content/generator/words/silent-words.ts';
import { claimsOf } from '#domain/generator/claims/title-claims.ts';
import { gateWords, ownWords } from '#domain/generator/compose/wording/label.ts';
import { isRareIn, speaksOf } from '#domain/generator/compose/wording/subject-text.ts';
import { queryOf } from '#domain/generator/likeness/query.ts';
import { findAspects } from './find-aspects.ts';
import { findBrands, ourBrand } from './find-brands.ts';
import { type FoundAnswer, findDirectAnswers } from './find-direct-answer.ts';
import { findFaults } from './find-faults.ts';
import { findFigures, type TitleFigure } from './find-figures.ts';
import { findModels } from './find-models.ts';
import { findMotors } from './find-motors.ts';
import { findSubjects, subjectSpans } from './find-subjects.ts';
import { findTrade, findTradeBeside } from './find-trade.ts';
import { findWorld } from './foreign/find-world.ts';
import { impliedAs, impliedSubject, subjectsInOrder, withAnswer } from './implied-subjects.ts';
import { findPlacesInTitle, findUnknownPlace } from './place/find-place.ts';
import {
  findQuarter,
  findQuarterBeside,
  findStreet,
  isServedPlace,
  placeOfTitle,
  quarterAlone,
  streetOfPlace,
  withQuarter,
} from './place/find-quarter.ts';
import { furtherPlaces, servedFirst } from './place/further-places.ts';
import { wordsOfTitle } from './spelling.ts';
import type { TitleMeaning } from './title-meaning.ts';
import { overlap, phrasesIn, type Span, type TitleWord } from './title-words.ts';

export function understandTitle(title: string): TitleMeaning {
  const words = wordsOfTitle(title);
  const placesFound = findPlacesInTitle(words).map((one) => streetOfPlace(one, words));
  const placesNamed = servedFirst(placesFound, words);
  const found = placeOfTitle(placesNamed);
  const homonym = findWorld(words, placesNamed);
  // A title about another trade has none of our subjects, even if it uses the same words.
  const ours = homonym ? [] : findSubjects(words);
  const named = ours.filter((one) => !placesNamed.some((place) => overlap(one, place)));
  // 'Curitiba' in 'Motor de portão Curitiba' is not a maker.
  const brandSpans = findBrands(words).filter((one) => !placesNamed.some((place) => overlap(one, place)));
  const figures = findFigures(words);
  const namesOurs = brandSpans.some(({ name }) => name === ourBrand);
  const models = findModels(words, namesOurs);
  const motors = findMotors(words, brandSpans);
  const tradeBeside = findTradeBeside(words, named);
  // The name of a place says nothing else: 'Praia Grande' is not about the beach, and nothing shakes in 'Tremembé'.
  const silenced = [...placesNamed, ...(tradeBeside?.spans ?? [])];
  const remainingWords = words.map((word, at) =>
    isIn(silenced, at) ? { ...word, folded: '', plain: '' } : word,
  );
  // 'Com 1.500 reais dá para pôr motor' asks whether the money is enough, and not whether it is permitted.
  const isOfMoney = figures.some(({ unit }) => unit === 'real');
  const aspects = findAspects(remainingWords).filter((aspect) => !(isOfMoney && aspect === 'allowed'));
  const faults = findFaults(remainingWords, named, aspects);
  // 'Salão de festas' names only a building.
  const namesBuilding =
    !words.some(({ plain }) => ofOurs.test(plain)) &&
    named.length + aspects.length + faults.length + brandSpans.length + figures.length + motors.length === 0;
  const [answer, ...otherAnswers]: readonly FoundAnswer[] = findDirectAnswers(homonym ? [] : remainingWords, {
    subjects: named,
    brands: brandSpans,
    figures,
    motors,
    asksPrice: aspects.includes('price'),
  }).filter(({ spans }) => !namesBuilding || spans.length > 1 || spans.some(({ from, to }) => to - from > 1));
  // Nobody asks another trade for a kit of ours by its name: 'Speedy ou Jetflex para quem sai de carro'.
  const isOfAnother = tradeBeside === undefined && homonym === undefined && models.length === 0;
  const trade = isOfAnother ? findTrade(words, named, answer) : undefined;
  const answerSpans = phrasesIn(answer?.direct.when.flatMap((group) => group.split('|')) ?? [], words);
  const aspectSpans = aspectWords.flatMap((one) => phrasesIn(one.words, words));
  // A kind of gate or building is a name, too, wherever the title has it.
  const nameSpans = [...subjectSpans(words), ...phrasesIn(Object.values(besides).flat(), words)];
  const spans: Span[] = [
    ...nameSpans,
    ...brandSpans,
    ...figures,
    ...models,
    ...motors,
    ...placesNamed,
    ...aspectSpans,
    ...faultWords.flatMap((one) => phrasesIn(one.words, words)),
    ...phrasesIn([...urgentWords, ...Object.values({ ...besides, ...insteadOfGeneral }).flat()], words),
    ...answerSpans,
    ...phrasesIn([...officialWords, ...partsWords], words),
    ...((trade ?? tradeBeside)?.spans ?? []),
  ];
  const isUnderstood = (at: number) => isIn(spans, at);
  const isUnnamed = (at: number) => !isUnderstood(at) && !knownWords.has(words[at]?.folded ?? '');
  const street = findStreet(words, isUnnamed);
  const isNamedAlready = street !== undefined && placesNamed.some((one) => overlap(one, street));
  const quarter =
    findQuarter(words, isUnnamed) ??
    (isNamedAlready ? undefined : street) ??
    (found ? findQuarterBeside(words, found, isUnnamed) : undefined);
  const isTown = quarter !== undefined && isServedPlace(found);
  const place = isTown ? withQuarter(found, quarter) : found;
  const alone = quarter && !found ? quarterAlone(quarter) : undefined;
  const unknownPlace = place ? null : (alone ?? findUnknownPlace(words, isUnderstood) ?? null);
  const placeSpans: Span[] = [
    ...placesNamed,
    ...(quarter ? [quarter] : []),
    ...(unknownPlace ? [unknownPlace] : []),
  ];
  const isNew = (word: TitleWord, at: number) =>
    !isUnderstood(at) && !knownWords.has(word.folded) && !/^\d+$/.test(word.folded) && !isIn(placeSpans, at);
  const newWords = words.filter(isNew);
  const isOfMotor = brandSpans.length + models.length + motors.length > 0;
  const implied = answer
    ? impliedAs(answer.direct.subject)
    : impliedSubject(words, { isOfMotor, figures, aspects, faults, isClear: newWords.length === 0 });
  const subjectsNamed = withAnswer(named.length > 0 ? named : implied, answer?.direct ?? null);
  const all = trade || homonym ? [] : subjectsInOrder(subjectsNamed, answer, words, figures, faults);
  const isSpokenOf = ({ folded }: TitleWord) => all.some(({ subject }) => speaksOf(subject, folded));
  const shareOf = (at: number) =>
    isIn(nameSpans, at) ? shares.name : isIn(aspectSpans, at) ? shares.aspect : shares.open;
  const isNamedOtherwise = (at: number) =>
    isIn(
      [...brandSpans, ...figures, ...models, ...motors, ...placesNamed, ...(quarter ? [quarter] : [])],
      at,
    );
  const weighed = words.flatMap(({ folded }, at) =>
    isNamedOtherwise(at) ? [] : [{ word: folded, share: shareOf(at) }],
  );
  return {
    title,
    main: all[0] ?? null,
    words: words.map(({ folded }) => folded),
    written: words.map(({ written }) => written),
    claims: claimsOf(words, {
      figures,
      subjects: all,
      answered: [...answerSpans, ...motors, ...((trade ?? tradeBeside)?.spans ?? []), ...placeSpans],
    }),
    others: all.slice(1),
    aspects,
    faults,
    brands: [...new Set(brandSpans.map(({ name }) => name))],
    figures,
    isFigureOnFigure: areJoined(figures, words),
    models,
    motors,
    direct: answer?.direct ?? null,
    alsoDirect: otherAnswers
      // A page on what a motor can do need not say what a motor is.
      .filter(({ direct }) => direct.ofMotors === undefined || direct.when.length > 0)
      .filter(({ direct }) => !answer?.direct.ofMotors || direct.figure?.unit !== 'kilogram')
      .filter(({ spans: some }) => saysMore(some, answerSpans, words))
      .map(({ direct }) => direct),
    trade: trade?.trade ?? null,
    homonym: homonym ?? null,
    tradeBeside: tradeBeside?.trade ?? null,
    place: place ?? unknownPlace,
    furtherPlaces: furtherPlaces(placesNamed, words),
    asksWhy: phrasesIn(whyWords, words).length > 0,
    isUrgent: phrasesIn(urgentWords, words).length > 0,
    tellingWords: [
      ...(all[0] ? ownWords(all[0]).filter((word) => isRareIn(all[0]?.subject, word)) : []),
      ...newWords.filter(isSpokenOf).map(({ folded }) => folded),
    ],
    contentWords: words.map(({ folded }) => folded).filter(isContentWord),
    query: queryOf(weighed),
    openQuery: queryOf(
      weighed.filter(
        ({ word, share }) =>
          share === shares.open && !silentWords.has(word) && !(figures.length > 0 && ofAnyGate.test(word)),
      ),
    ),
    // Abbreviations are read in full, but only words that somebody typed are reported.
    unknownWords: newWords
      .filter((word) => !isSpokenOf(word))
      .map(({ written }) => written)
      .filter((word) => title.normalize('NFC').includes(word)),
  };
}

/** Whether an answer covers a word of the title that the first answer does not. */
function saysMore(spans: readonly Span[], first: readonly Span[], words: readonly TitleWord[]): boolean {
  return words.some(
    ({ folded }, at) =>
      isIn(spans, at) && !isIn(first, at) && !silentWords.has(folded) && isContentWord(folded),
  );
}

function isIn(some: readonly Span[], at: number): boolean {
  return some.some(({ from, to }) => at >= from && at < to);
}

function areJoined([first, second]: readonly TitleFigure[], words: readonly TitleWord[]): boolean {
  if (first === undefined || second === undefined || first.amount === second.amount) return false;
  return words.slice(first.to, second.from).some(({ plain }) => plain === 'em');
}

/** How much a word of the title counts. Words other than the subject and the question count most. */
const shares = { name: 0.35, aspect: 0.35, open: 1 } as const;

/** With a figure, this word only says what was measured, and every text has it. */
const ofAnyGate = /^folhas?$/;

const ofOurs = /^(?:porta(?:o|oes)|motor(?:es)?|garage(?:m|ns)|control\w*|placa|central)$/;

function isContentWord(word: string): boolean {
  return word.length > 2 && !functionWords.has(word) && !gateWords.test(word);
}
