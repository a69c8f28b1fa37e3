/** Leaves out what a page says a second time: a sentence, an item or a question whose content came before. */

import {
  type ComposedPage,
  type ComposedSection,
  mapSections,
  type RankedPoint,
} from '#domain/generator/compose/composed-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { kindredOf, weightOf } from '#domain/generator/likeness/word-weights.ts';
import { refersBack } from './foreign-sentences.ts';

/** From this share of its content on, a text only repeats what the page has said. */
const repeatedFrom = { item: 0.9, question: 0.85, answer: 0.58 } as const;

/** A shorter text says too little to be distinguished from another one. */
const fewestStems = 4;

/**
 * From this share of its content in another item or sentence on, a text repeats it. With the same amounts a smaller share
 * is enough, and in a long list an item may also repeat a sentence.
 */
const sameFrom = { item: 0.6, sentence: 0.8, priced: 0.55, itemOfSentence: 0.7 } as const;

/** The weight of a stem that no passage has. */
const unknownWeight = 3;

/** `[reparo de placa](/topicos/reparo-de-placa)`. A sentence with at most so many other stems only leads there. */
const linkOf = /\[[^\]]*\]\([^)]*\)/g;
const maxStemsBesideLink = 3;

function addressOf(link: string): string {
  return link.slice(link.indexOf('('));
}

interface SaidSentence {
  stems: ReadonlySet<string>;
  amounts: ReadonlySet<string>;
}

/** What the page has said so far: all of it, and its items one by one. */
class Said {
  readonly stems = new Set<string>();
  readonly amounts = new Set<string>();
  readonly items: ReadonlySet<string>[] = [];
  readonly sentences: SaidSentence[] = [];
  readonly links = new Set<string>();

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

  /** Whether a sentence only leads to a page that an earlier one has linked. */
  hasLink(text: string): boolean {
    const isOnlyLink = new Set(stemsOf(text.replace(linkOf, ''))).size <= maxStemsBesideLink;
    return isOnlyLink && (text.match(linkOf) ?? []).some((link) => this.links.has(addressOf(link)));
  }

  hasSentence(text: string): boolean {
    return this.hasIn(text, sameFrom.sentence) || this.hasPrices(text);
  }

  /** Whether one sentence says so much of the text, its amounts included. */
  hasIn(text: string, from: number): boolean {
    return this.has(text, from) && this.sentences.some(({ stems }) => sharedShare(text, stems) >= from);
  }

  /** Whether one sentence gives the same amounts for the same thing. */
  private hasPrices(text: string): boolean {
    const given = amountsOf(text);
    return (
      given.length > 0 &&
      this.sentences.some(
        ({ stems, amounts }) =>
          given.every((amount) => amounts.has(amount)) && sharedShare(text, stems) >= sameFrom.priced,
      )
    );
  }

  /** Whether an answer gives no new amount and uses words that the page has used. */
  hasAnswer(text: string): boolean {
    return (
      new Set(stemsOf(text)).size >= fewestStems &&
      amountsOf(text).every((amount) => this.amounts.has(amount)) &&
      sharedShare(text, this.stems, kindredIn) >= repeatedFrom.answer
    );
  }

  addSentence(text: string): void {
    this.add(text);
    for (const link of text.match(linkOf) ?? []) this.links.add(addressOf(link));
    this.sentences.push({ stems: new Set(stemsOf(text)), amounts: new Set(amountsOf(text)) });
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
  const { sections, place } = mapSections(
    page,
    (section) => newSection(section, said, true),
    (section, at) => newSection(section, said, at === 0),
  );
  const questions = page.questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`;
    const isNew = !said.has(text, repeatedFrom.question) && !said.hasAnswer(answer);
    if (isNew) said.add(text);
    return isNew;
  });
  return { ...page, lead, sections: sections.flatMap((section) => section ?? []), place, questions };
}

/** @returns null if little of the section is left */
function newSection(section: ComposedSection, said: Said, isKept: true): ComposedSection;
function newSection(section: ComposedSection, said: Said, isKept: boolean): ComposedSection | null;
function newSection(section: ComposedSection, said: Said, isKept: boolean): ComposedSection | null {
  const text = section.text.flatMap((paragraph) => newOf(paragraph, said) ?? []);
  const points = newPoints(section, said);
  for (const step of section.steps) said.add(step);
  const after = section.after.flatMap((paragraph) => newOf(paragraph, said) ?? []);
  const isEmpty = text.length + section.steps.length + after.length === 0;
  if (!isKept && isEmpty && points.length < fewestPoints) return null;
  return { ...section, text, points: points.length < 2 ? [] : points, after };
}

/** The items that say something new. A list that compares stays whole, because a part of it would mislead. */
function newPoints({ points, isTable }: ComposedSection, said: Said): readonly RankedPoint[] {
  let spare = points.length - minPoints;
  return points.filter(({ text }) => {
    const repeatsSentence = spare > 0 && said.hasIn(text, sameFrom.itemOfSentence);
    const isNew = isTable || !(repeatsSentence || said.hasItem(text));
    if (isNew) said.addItem(text);
    else spare -= 1;
    return isNew;
  });
}

const fewestPoints = 2;

/** A list of no more items keeps those that only repeat a sentence. */
const minPoints = 3;

function newOf(paragraph: string, said: Said): string | null {
  const sentences = sentencesOf(paragraph);
  const kept = sentences.filter((sentence, at) => {
    const isReferredTo = refersBack.test(sentences[at + 1] ?? '');
    const isNew = isReferredTo || !(said.hasSentence(sentence) || said.hasLink(sentence));
    if (isNew) said.addSentence(sentence);
    return isNew;
  });
  return kept.length > 0 ? kept.join(' ') : null;
}

function isIn(text: string, some: readonly ReadonlySet<string>[], from: number): boolean {
  return some.some((other) => sharedShare(text, other) >= from);
}

function sharedShare(
  text: string,
  said: ReadonlySet<string>,
  isSaid: (stem: string, said: ReadonlySet<string>) => boolean = (stem) => said.has(stem),
): number {
  const stems = [...new Set(stemsOf(text))];
  const weigh = (stem: string) => weightOf(stem) || unknownWeight;
  const total = stems.reduce((sum, stem) => sum + weigh(stem), 0);
  const shared = stems.reduce((sum, stem) => sum + (isSaid(stem, said) ? weigh(stem) : 0), 0);
  return total === 0 ? 0 : shared / total;
}

/** Whether a stem or one of its kin has been said. */
function kindredIn(stem: string, said: ReadonlySet<string>): boolean {
  return said.has(stem) || [...kindredOf(stem)].some((related) => said.has(related));
}

/** Prices and weights. */
function amountsOf(text: string): string[] {
  return text.match(/R\$[\s\u00a0][\d.]*\d|\d+[\s\u00a0]kg/g) ?? [];
}
