/** Writes a page for a title out of the material in content/generator (SPEC.md section 2, Content generator). */
import { closings } from '#content/generator/closings.ts';
import { faqHeadings, questions } from '#content/generator/faq.ts';
import { type Question, subjects } from '#content/generator/material.ts';
import { openingParts } from '#content/generator/openings.ts';
import { sections } from '#content/generator/sections.ts';
import { analyzeTitle, type TitleAnalysis } from './analyze-title.ts';
import { chooseSections, closest, ranked } from './choose.ts';
import { describePage } from './describe-page.ts';
import { createPageWriter, type PageWriter } from './page-writer.ts';
import { type PagePlan, planFor } from './plan.ts';
import { type Random, shuffled, streamsFrom } from './random.ts';
import { fillLine, lineToHtml, tag } from './write-line.ts';
import { writeSectionBody } from './write-section.ts';

export interface GenerationRequest {
  title: string;
  /** From 0 to 100; with the same chance, more never gives fewer sections, items or questions. */
  creativity: number;
  random: Random;
}

export interface GeneratedPage {
  /** Headings from the second level down: the title is the page's own `h1`. */
  html: string;
  /** 70 to 160 characters. */
  description: string;
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
${writeSectionBody(section, plan, writer, streams(section.id))}`,
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
  };
}

/** Those about the title itself first; each question an `h3`, its answer a paragraph. */
function frequentQuestions(
  analysis: TitleAnalysis,
  plan: PagePlan,
  writer: PageWriter,
  random: Random,
): string[] {
  const order = ranked(questions, analysis, random);
  const asked: string[] = [];
  const left = new Set(order);
  // Where every other question would wear out a figure, it is worn out.
  for (const mayWear of [false, true]) {
    for (const question of left) {
      if (asked.length === plan.questions) break;
      const written = writeQuestion(question, analysis, writer, random, mayWear);
      if (written === null) continue;
      asked.push(written);
      left.delete(question);
    }
  }
  return asked;
}

function writeQuestion(
  { wordings }: Question,
  analysis: TitleAnalysis,
  writer: PageWriter,
  random: Random,
  mayWear: boolean,
): string | null {
  for (const { question, answer } of shuffled(wordings, random)) {
    const answered = writer.write(answer, random, mayWear);
    if (answered === null) continue;
    const heading = fillLine(question, analysis, random);
    return `${tag('h3', lineToHtml(heading))}\n${tag('p', lineToHtml(answered))}`;
  }
  return null;
}
