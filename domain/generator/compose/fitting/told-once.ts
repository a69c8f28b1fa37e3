/** Gives each price range, each duration and the opening hours once a page, and drops headings and questions that repeat the title. */
import { type FactName, facts } from '#content/facts.ts';
import { factText } from '#domain/facts/fact-text.ts';
import {
  type ComposedPage,
  type ComposedSection,
  mapSections,
} from '#domain/generator/compose/composed-page.ts';
import { figureNamed } from '#domain/generator/figures.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { weightOf } from '#domain/generator/likeness/word-weights.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { refersBack } from './foreign-sentences.ts';

/** Ranges of one scope only: any repair, any change of a motor at home, any motor for a heavy gate. */
const scopes = ['repair', 'replacement', 'condominium'] as const;

const amountOf = (name: FactName) => factText(facts[name]).replace('$', '\\$').replace(/\s/g, '\\s');

interface Once {
  told: RegExp;
  /** What a sentence says without the range: ', de R$ 150 a R$ 600' goes, and 'vão de … com' becomes 'têm'. */
  shorter: readonly { pattern: RegExp; by: string }[];
}

const bounds: readonly (readonly [FactName, FactName])[] = [
  ...scopes.map((scope) => [`${scope}.from`, `${scope}.to`] as const),
  ['kit.padrao', 'kit.jetflex'],
];

const ranges: readonly Once[] = bounds.map(([from, to]) => {
  const range = `${amountOf(from)} (?:a|e) ${amountOf(to)}(?!\\d)`;
  const shorter = (pattern: string, by: string) => ({ pattern: new RegExp(pattern, 'g'), by });
  return {
    told: new RegExp(range),
    shorter: [
      shorter(`, (?:entre|de) ${range}(?=[,.;])(?:,(?= é ))?`, ''),
      shorter(`dentro da faixa de ${range}`, 'nessa faixa'),
      shorter(` (?:vão|ficam|custam) (?:entre|de) ${range}, com `, ' têm '),
      shorter(` (?:vai|fica|custa) (?:entre|de) ${range}, com `, ' tem '),
    ],
  };
});

/** A sentence with at most so many stems besides its range exists for the range. */
const maxStemsBesideRange = 7;

/** Says that the visit is free. A sentence with at most `maxStemsOfVisit` stems says nothing else. */
const freeVisit = /sem taxa de visita|visita (?:não tem|sem) taxa|não paga a visita|dispensa taxa de visita/;
const maxStemsOfVisit = 3;

/** How long the work lasts. A sentence with at most `maxStemsOfDuration` stems says nothing else. */
const durationsOf = ['horas de reparo', 'horas de instalação', 'horas de manutenção'].flatMap(
  (name) => figureNamed(name) ?? [],
);
const maxStemsOfDuration = 8;

/** From this share of its content on, a heading or a question only says the title again. */
const sameAsTitle = { heading: 0.65, question: 0.9 } as const;

/** The weight of a word that no passage has, which asks something different. */
const unknownWeight = 5;

/** Words of a question that add nothing to a choice between two. */
const asksChoice = /(?<!\p{L})melhor(?:es)?(?!\p{L})/giu;

export function toldOnce(page: ComposedPage, meaning: TitleMeaning): ComposedPage {
  const tell = newTeller();
  const tellAll = (texts: readonly string[]) => texts.flatMap((text) => tell(text) ?? []);
  const tellSection = (section: ComposedSection): ComposedSection => {
    const text = tellAll(section.text);
    const isBare = text.length + section.points.length + section.steps.length === 0;
    return { ...section, text: isBare ? section.text : text, after: tellAll(section.after) };
  };
  const repeatsTitle = (text: string, from: number) =>
    meaning.direct !== null && saysOnly(text, meaning.title, from);
  const own = 1 + (meaning.direct?.sections ?? []).length;

  // In the order in which the page is read, because the first mention stays.
  const [first = '', ...rest] = page.lead;
  const lead = [tell(first, 'whole') ?? first, ...tellAll(rest)];
  const fresh = page.sections.filter(
    ({ heading }, at) => at < own || !repeatsTitle(heading, sameAsTitle.heading),
  );
  const { sections, place } = mapSections({ ...page, sections: fresh }, tellSection, tellSection);
  const questions = page.questions
    .filter(({ question }) => !repeatsTitle(question.replace(asksChoice, ''), sameAsTitle.question))
    .map(({ question, answer }) => ({ question, answer: tell(answer) ?? answer }));
  return { ...page, lead, sections, place, questions, closing: tellAll(page.closing) };
}

/**
 * @returns a function that takes from a paragraph what an earlier one has said, and returns null if nothing is left. With
 * `whole` it leaves the paragraph as it is and only remembers what that says.
 */
function newTeller(): (text: string, extent?: 'whole') => string | null {
  const told = new Set<Once>();
  const hours = figureNamed('horário') ?? '';
  const durations = new Set<string>();
  let hasHours = false;
  let hasVisit = false;
  return (text, extent) => {
    const sentences = sentencesOf(text);
    const kept = sentences.flatMap((sentence, at) => {
      const named = ranges.filter((range) => range.told.test(sentence));
      const again = named.filter((range) => told.has(range));
      for (const range of named) told.add(range);
      const givesHours = hours !== '' && sentence.includes(hours);
      const repeatsHours = givesHours && hasHours;
      hasHours ||= givesHours;
      const lasting = durationsOf.filter((duration) => sentence.includes(duration));
      const repeatsDuration = lasting.some((duration) => durations.has(duration));
      for (const duration of lasting) durations.add(duration);
      const repeatsVisit = hasVisit && freeVisit.test(sentence);
      hasVisit ||= freeVisit.test(sentence);
      if (extent === 'whole' || refersBack.test(sentences[at + 1] ?? '')) return [sentence];
      if (repeatsHours && stemsOf(sentence.replace(hours, '')).length <= maxStemsBesideRange) return [];
      if (repeatsDuration && !sentence.includes('R$') && stemsOf(sentence).length <= maxStemsOfDuration)
        return [];
      if (repeatsVisit && stemsOf(sentence).length <= maxStemsOfVisit) return [];
      return withoutRanges(sentence, again) ?? [];
    });
    return kept.length > 0 ? kept.join(' ') : null;
  };
}

/** @returns null for a sentence that exists for the ranges; the sentence unchanged if it says more and needs them */
function withoutRanges(sentence: string, again: readonly Once[]): string | null {
  const shorter = again
    .flatMap((range) => range.shorter)
    .reduce((said, { pattern, by }) => said.replace(pattern, by), sentence);
  if (!again.some(({ told }) => told.test(shorter))) return shorter;
  const isOnlyPrice = (sentence.match(/R\$/g) ?? []).length === 2 * again.length;
  const rest = again.reduce((said, { told }) => said.replace(told, ''), sentence);
  return isOnlyPrice && new Set(stemsOf(rest)).size <= maxStemsBesideRange ? null : sentence;
}

function saysOnly(text: string, title: string, from: number): boolean {
  const weigh = (stem: string) => weightOf(stem) || unknownWeight;
  const titled = new Set(stemsOf(title));
  const stems = [...new Set(stemsOf(text))];
  const total = stems.reduce((sum, stem) => sum + weigh(stem), 0);
  const shared = stems.filter((stem) => titled.has(stem));
  const weight = shared.reduce((sum, stem) => sum + weigh(stem), 0);
  return shared.length >= 2 && total > 0 && weight / total >= from;
}
