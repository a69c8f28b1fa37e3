/** Writes a page for a title out of the material in content/generator (SPEC.md section 2, Content generator). */
import { closings } from '#content/generator/closings.ts';
import { faqHeadings, questions } from '#content/generator/faq.ts';
import { type Section, subjects } from '#content/generator/material.ts';
import { openingParts } from '#content/generator/openings.ts';
import { sections } from '#content/generator/sections.ts';
import { analyzeTitle, type TitleAnalysis } from './analyze-title.ts';
import { chooseSections, closest, ranked } from './choose.ts';
import { describePage } from './describe-page.ts';
import { keywordsFor } from './keywords-for.ts';
import { createPageWriter, type PageWriter } from './page-writer.ts';
import { type PagePlan, planFor } from './plan.ts';
import { type Random, shuffled, streamsFrom } from './random.ts';
import { fillLine, lineToHtml } from './write-line.ts';

export interface GenerationRequest {
  title: string;
  /** From 0 to 100; more never takes anything out of the page that the same chance gives. */
  creativity: number;
  random: Random;
}

export interface GeneratedPage {
  /** Headings from the second level down: the title is the page's own `h1`. */
  html: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: string[];
}

export function generatePage({ title, creativity, random }: GenerationRequest): GeneratedPage {
  const analysis = analyzeTitle(title);
  const plan = planFor(creativity);
  const streams = streamsFrom(random);
  const writer = createPageWriter(analysis);
  const inline = (line: string, stream: string) => lineToHtml(fillLine(line, analysis, streams(stream)));

  const opening = openingParts.flatMap((passages, part) => {
    const wordings = closest(passages, analysis).flatMap((passage) => passage.wordings);
    return writer.write(wordings, streams(`opening ${part}`)) ?? [];
  });
  const closing = writer.write(
    closest(closings, analysis).flatMap(({ wordings }) => wordings),
    streams('closing'),
  );
  const chosen = chooseSections(sections, analysis, streams('sections')).slice(0, plan.sections);
  const written = chosen.map((section, position) => ({
    order: position === 0 ? -1 : subjects.indexOf(section.about),
    html: `${tag('h2', inline(shuffled(section.headings, streams(`heading ${section.id}`))[0] ?? '', section.id))}
${sectionBody(section, plan, writer, streams(section.id))}`,
  }));
  const body = written.toSorted((one, other) => one.order - other.order).map(({ html }) => html);
  const heading = shuffled(faqHeadings, streams('faq heading'))[0] ?? '';
  return {
    html: [
      tag('p', opening.map(lineToHtml).join(' ')),
      ...body,
      tag('h2', inline(heading, 'faq heading')),
      ...frequentQuestions(analysis, plan, writer, streams('questions')),
      ...(closing === null ? [] : [tag('p', lineToHtml(closing))]),
    ].join('\n'),
    description: describePage(analysis, streams('description')),
    keywords: keywordsFor(title, analysis),
  };
}

function sectionBody(section: Section, plan: PagePlan, writer: PageWriter, random: Random): string {
  const lead = inOrder(section.lead, plan.sentences, random);
  const paragraph = writer.writeSome(lead, plan.sentences, random);
  return [
    ...(paragraph.length > 0 ? [tag('p', paragraph.map(lineToHtml).join(' '))] : []),
    ...(section.bullets
      ? [list('ul', writer.writeSome(shuffled(section.bullets, random), plan.bullets, random))]
      : []),
    ...(section.steps ? [list('ol', steps(section.steps, plan.bullets, writer, random))] : []),
  ].join('\n');
}

/** Some of them, in the order in which they stand. */
function inOrder<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const kept = new Set(shuffled(items, random).slice(0, count));
  return items.filter((item) => kept.has(item));
}

function steps(
  all: NonNullable<Section['steps']>,
  count: number,
  writer: PageWriter,
  random: Random,
): string[] {
  const optional = shuffled(
    all.filter(({ isEssential }) => !isEssential),
    random,
  );
  const essential = all.filter(({ isEssential }) => isEssential);
  const kept = new Set([...essential, ...optional.slice(0, Math.max(0, count - essential.length))]);
  const points = all.filter((step) => kept.has(step)).map(({ text }) => text);
  return writer.writeSome(points, points.length, random);
}

/** Those about the title itself first; each question an `h3`, its answer a paragraph. */
function frequentQuestions(
  analysis: TitleAnalysis,
  plan: PagePlan,
  writer: PageWriter,
  random: Random,
): string[] {
  const asked: string[] = [];
  for (const { wordings } of ranked(questions, analysis, random)) {
    if (asked.length === plan.questions) break;
    for (const { question, answer } of shuffled(wordings, random)) {
      const answered = writer.write(answer, random);
      if (answered === null) continue;
      const heading = fillLine(question, analysis, random);
      asked.push(`${tag('h3', lineToHtml(heading))}\n${tag('p', lineToHtml(answered))}`);
      break;
    }
  }
  return asked;
}

function list(name: 'ul' | 'ol', items: readonly string[]): string {
  return [`<${name}>`, ...items.map((item) => tag('li', lineToHtml(item))), `</${name}>`].join('\n');
}

function tag(name: string, html: string): string {
  return `<${name}>${html}</${name}>`;
}
