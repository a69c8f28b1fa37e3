/** Chooses among the material that fits a title; what fits more closely comes earlier more often. */
import type { Condition, Section } from '#content/generator/material.ts';
import type { TitleAnalysis } from './analyze-title.ts';
import { applies, closeness } from './applies.ts';
import type { Random } from './random.ts';

interface Conditional {
  when: Condition;
}

/** All that applies, in a random order weighted by closeness. */
export function ranked<Item extends Conditional>(
  items: readonly Item[],
  analysis: TitleAnalysis,
  random: Random,
): Item[] {
  return items
    .map((item) => ({ item, key: random() ** (1 / (1 + 2 * closeness(item.when))) }))
    .filter(({ item }) => applies(item.when, analysis))
    .sort((one, other) => other.key - one.key)
    .map(({ item }) => item);
}

/** Only what fits as closely as anything does. */
export function closest<Item extends Conditional>(items: readonly Item[], analysis: TitleAnalysis): Item[] {
  const fitting = items.filter(({ when }) => applies(when, analysis));
  const best = Math.max(...fitting.map(({ when }) => closeness(when)));
  return fitting.filter(({ when }) => closeness(when) === best);
}

/** The section that answers the title, then one about each other subject; the order does not depend on how many are used. */
export function chooseSections(
  sections: readonly Section[],
  analysis: TitleAnalysis,
  random: Random,
): Section[] {
  const order = ranked(sections, analysis, random);
  const cores = closest(
    sections.filter(({ isCore }) => isCore),
    analysis,
  );
  const first = order.find((section) => cores.includes(section));
  const chosen = first ? [first] : [];
  for (const section of order) {
    if (!chosen.some(({ about }) => about === section.about)) chosen.push(section);
  }
  return chosen;
}
