/** Writes a page for a title (docs/specification/generator.md#content-generator). */

import { composePage } from '#domain/generator/compose/compose-page.ts';
import { composeUnknown } from '#domain/generator/compose/compose-unknown.ts';
import type { ComposedPage, ComposedSection } from '#domain/generator/compose/composed-page.ts';
import { fittingDescription } from '#domain/generator/compose/wording/describe-page.ts';
import { lineToHtml, tag } from '#domain/generator/compose/wording/fill-line.ts';
import { asksOfParts } from '#domain/generator/judgements/money-judgement.ts';
import { leafOf } from '#domain/generator/judgements/size-judgement.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { type PagePlan, planFor } from './plan.ts';
import { type Random, streamsFrom } from './random.ts';

export interface GenerationRequest {
  title: string;
  /** From 0 to 100. For the same random source, a higher value never yields fewer sections, items or questions. */
  creativity: number;
  random: Random;
}

export interface GeneratedText {
  /** Headings start at `h2`: the title is the page's `h1`. */
  html: string;
  /** 70 to 160 characters. */
  description: string;
}

/** First words of a title whose author sells or gives away a gate, and needs no motor. */
const offers = /^(?:vendo|vende|vendemos|troco|doo|doa|alugo)$/;

/** The sections that the shortest page has besides the one on its place. */
const minOwnSections = 2;

export function generatePage({ title, creativity, random }: GenerationRequest): GeneratedText {
  return writePage(understandTitle(title), creativity, random);
}

/** As `generatePage`, for a title that has been analysed. */
export function writePage(understood: TitleMeaning, creativity: number, random: Random): GeneratedText {
  // The weight of a leaf of a known size and the prices of several parts are given even if a direct answer fits.
  const isCalculated =
    !offers.test(understood.words[0] ?? '') &&
    ((leafOf(understood) !== null && !understood.direct?.isAboutFigure) || asksOfParts(understood));
  const meaning = isCalculated ? withoutAnswer(understood) : understood;
  const streams = streamsFrom(random);
  const page = meaning.main ? composePage(meaning, meaning.main, streams) : composeUnknown(meaning, streams);
  return { html: pageHtml(page, planFor(creativity)), description: fittingDescription(page.descriptions) };
}

/** The meaning without its direct answer, and without a subject that only that answer has added. */
function withoutAnswer(meaning: TitleMeaning): TitleMeaning {
  const others = meaning.others.filter(({ id, from, to }) => id !== meaning.direct?.subject || from < to);
  return { ...meaning, others, direct: null, alsoDirect: [] };
}

function pageHtml(page: ComposedPage, plan: PagePlan): string {
  // The section on the place counts as one of the sections of a long page.
  const count = page.place ? Math.max(minOwnSections, plan.sections - 1) : plan.sections;
  const own = withAList(page.sections, count);
  const placeSections = page.place ? [page.place] : [];
  const sections = page.isPlaceFirst ? [...placeSections, ...own] : [...own, ...placeSections];
  const body = [
    ...page.lead.map((text) => tag('p', lineToHtml(text))),
    ...sections.map((section) => sectionHtml(section, plan, section === own[0])),
    ...(page.questions.length > 0 ? [tag('h2', lineToHtml(page.questionsHeading))] : []),
    ...page.questions
      .slice(0, plan.questions)
      .map(({ question, answer }) => `${tag('h3', lineToHtml(question))}\n${tag('p', lineToHtml(answer))}`),
  ];
  const closing = page.closing.join(' ');
  return [...body, ...(closing === '' ? [] : [tag('p', lineToHtml(closing))])].join('\n');
}

/** The first sections; the last of them gives way to the next one with a list if none has any. */
function withAList(sections: readonly ComposedSection[], count: number): ComposedSection[] {
  const kept = sections.slice(0, count);
  const hasList = ({ points, steps }: ComposedSection) => points.length + steps.length > 0;
  const next = kept.some(hasList) ? undefined : sections.find(hasList);
  return next ? [...kept.slice(0, -1), next] : kept;
}

/** @param isAnswer whether the section answers the title, and so has room for two paragraphs next to its list */
function sectionHtml(
  { heading, text, points, steps, isListEnough, after }: ComposedSection,
  plan: PagePlan,
  isAnswer: boolean,
): string {
  const kept = points.filter(({ rank }) => rank < plan.bullets).map(({ text: item }) => item);
  const items = steps.length > 0 ? steps : kept;
  const list = steps.length > 0 ? 'ol' : 'ul';
  const isShort = plan.paragraphs === 1;
  const besideList = isAnswer ? plan.paragraphs : 1;
  const most = items.length > 0 ? besideList : plan.paragraphs;
  const paragraphs = isListEnough && isShort ? 0 : most;
  return [
    tag('h2', lineToHtml(heading)),
    ...text.slice(0, paragraphs).map((paragraph) => tag('p', lineToHtml(paragraph))),
    ...(items.length > 0
      ? [`<${list}>`, ...items.map((item) => tag('li', lineToHtml(item))), `</${list}>`]
      : []),
    ...after.map((paragraph) => tag('p', lineToHtml(paragraph))),
  ].join('\n');
}
