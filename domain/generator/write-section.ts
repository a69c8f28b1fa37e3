/** What stands under a section's heading: a paragraph and, where it has one, a list. */
import type { ListItem, Point, Section } from '#content/generator/material.ts';
import type { PageWriter } from './page-writer.ts';
import type { PagePlan } from './plan.ts';
import { type Random, shuffled } from './random.ts';
import { lineToHtml, tag } from './write-line.ts';

/** What a section without a list says more. */
const sentencesForList = 2;

export function writeSectionBody(
  section: Section,
  plan: PagePlan,
  writer: PageWriter,
  random: Random,
): string {
  const write = (points: readonly (Point | ListItem)[], count: number, mayWear: boolean) =>
    keepSome(points, count, random).flatMap((point) => writer.write(textOf(point), random, mayWear) ?? []);
  const points = section.bullets ?? section.steps ?? [];
  const sentences = plan.sentences + (points.length === 0 ? sentencesForList : 0);
  const paragraph = write(section.lead, sentences, false);
  const items = write(points, plan.bullets, true);
  const list = section.steps ? 'ol' : 'ul';
  return [
    ...(paragraph.length > 0 ? [tag('p', paragraph.map(lineToHtml).join(' '))] : []),
    ...(items.length > 0
      ? [`<${list}>`, ...items.map((item) => tag('li', lineToHtml(item))), `</${list}>`]
      : []),
  ].join('\n');
}

/** All that is essential and, up to the count, some of the others, in the order in which they stand. */
function keepSome(
  points: readonly (Point | ListItem)[],
  count: number,
  random: Random,
): (Point | ListItem)[] {
  const essential = points.filter(isEssential);
  const others = shuffled(
    points.filter((point) => !isEssential(point)),
    random,
  );
  const kept = new Set([...essential, ...others.slice(0, Math.max(0, count - essential.length))]);
  return points.filter((point) => kept.has(point));
}

function isEssential(point: Point | ListItem): boolean {
  return isItem(point) && point.isEssential === true;
}

function textOf(point: Point | ListItem): Point {
  return isItem(point) ? point.text : point;
}

function isItem(point: Point | ListItem): point is ListItem {
  return typeof point === 'object' && 'text' in point;
}
