/** Leaves out what a page says a second time: a sentence, an item or a question whose content stands before it. */

import type { ComposedPage, ComposedSection } from '#domain/generator/compose/composed-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { weightOf } from '#domain/generator/likeness/word-weights.ts';
import { takesUp } from './foreign-sentences.ts';

/** From this share of its content on, a text only repeats what the page has said. */
const repeatedFrom = { item: 0.9, question: 0.85 } as const;

/** A shorter text says too little to be told from another one. */
const fewestStems = 4;

/** The share of the content of an item or a sentence that one other has. */
const sameFrom = { item: 0.6, sentence: 0.8 } as const;

/** What the page has said so far: all of it, and its items one by one. */
class Said {
  readonly stems = new Set<string>();
  readonly amounts = new Set<string>();
  readonly items: ReadonlySet<string>[] = [];
  readonly sentences: ReadonlySet<string>[] = [];

  add(text: string): void {
    for (const stem of stemsOf(text)) this.stems.add(stem);
    for (const amount of amountsOf(text)) this.amounts.add(amount);
  }

  has(text: string, from: number): boolean {
    return (
      new Set(stemsOf(text)).size >= fewestStems &&
      amountsOf(text).every((amount) => this.amounts.has(amount)) &&
      sharedShare(text, this.stems) >= from
    );
  }

  hasItem(text: string): boolean {
    return this.has(text, repeatedFrom.item) || isIn(text, this.items, sameFrom.item);
  }

  hasSentence(text: string): boolean {
    return this.has(text, sameFrom.sentence) && isIn(text, this.sentences, sameFrom.sentence);
  }

  addSentence(text: string): void {
    this.add(text);
    this.sentences.push(new Set(stemsOf(text)));
  }

  addItem(text: string): void {
    this.add(text);
    this.items.push(new Set(stemsOf(text)));
  }
}

export function withoutRepeats(page: ComposedPage): ComposedPage {
  const said = new Said();
  const [first = '', ...rest] = page.lead;
  for (const sentence of sentencesOf(first)) said.addSentence(sentence);
  const lead = [first, ...rest.flatMap((text) => newOf(text, said) ?? [])];
  const sections = page.sections.map((section, at) => newSection(section, said, at === 0));
  const place = page.place && newSection(page.place, said, true);
  const questions = page.questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`;
    const isNew = !said.has(text, repeatedFrom.question);
    if (isNew) said.add(text);
    return isNew;
  });
  return { ...page, lead, sections: sections.flatMap((section) => section ?? []), place, questions };
}

/** @returns null if little of the section is left */
function newSection(section: ComposedSection, said: Said, isKept: true): ComposedSection;
function newSection(section: ComposedSection, said: Said, isKept: boolean): ComposedSection | null;
function newSection(section: ComposedSection, said: Said, isKept: boolean): ComposedSection | null {
  const text = section.text.flatMap((one) => newOf(one, said) ?? []);
  const points = section.points.filter((point) => {
    // A list that compares is whole or it misleads.
    const isNew = section.isTable || !said.hasItem(point.text);
    if (isNew) said.addItem(point.text);
    return isNew;
  });
  for (const step of section.steps) said.add(step);
  const after = section.after.flatMap((one) => newOf(one, said) ?? []);
  const isEmpty = text.length + section.steps.length + after.length === 0;
  if (!isKept && isEmpty && points.length < fewestPoints) return null;
  return { ...section, text, points: points.length < 2 ? [] : points, after };
}

const fewestPoints = 2;

function newOf(paragraph: string, said: Said): string | null {
  const sentences = sentencesOf(paragraph);
  const kept = sentences.filter((sentence, at) => {
    const isHeld = takesUp.test(sentences[at + 1] ?? '');
    const isNew = isHeld || !said.hasSentence(sentence);
    if (isNew) said.addSentence(sentence);
    return isNew;
  });
  return kept.length > 0 ? kept.join(' ') : null;
}

function isIn(text: string, some: readonly ReadonlySet<string>[], from: number): boolean {
  return some.some((one) => sharedShare(text, one) >= from);
}

function sharedShare(text: string, said: ReadonlySet<string>): number {
  const stems = [...new Set(stemsOf(text))];
  const total = stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const shared = stems.reduce((sum, stem) => sum + (said.has(stem) ? weightOf(stem) : 0), 0);
  return total === 0 ? 0 : shared / total;
}

function amountsOf(text: string): string[] {
  return text.match(/R\$[\s\u00a0][\d.]*\d/g) ?? [];
}
