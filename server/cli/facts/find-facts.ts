/** Finds the pages that show the figures of content/facts.ts, by rendering all pages with marks. */
import { type Fact, type FactName, facts } from '#content/facts.ts';
import { factText } from '#domain/facts/fact-text.ts';
import type { ShownFigure } from '#domain/facts/mark-figure.ts';
import type { MarkedSite } from './marked-site.ts';
import { writtenForm } from './written-forms.ts';

export interface FoundFact extends Fact {
  name: FactName;
  /** As it reads on the page. */
  text: string;
  /** Addresses in the order of the site map. */
  pages: readonly string[];
  /** Pages that show the same amount without the name of the fact, so it may be another one. */
  perhaps: readonly string[];
}

export interface FoundFacts {
  found: readonly FoundFact[];
  /** How many pages were rendered. */
  pageCount: number;
  /** Figures and prices in the text of a page that no fact declares, with their pages. */
  undeclared: readonly string[];
}

const names = Object.keys(facts) as FactName[];

/**
 * Each written form with the facts that it may mean. The two ends of a range share their form, which is not ambiguous;
 * two facts that read the same are.
 */
const namesByForm = names.flatMap((name) => {
  const form = writtenForm(name);
  if (form === null) return [];
  const alike = names.filter((other) => writtenForm(other)?.source === form.source);
  const isRange = alike.length === 2 && /\.(?:from|to)$/.test(name);
  return [[form, isRange ? [name] : alike] as const];
});

export async function findFacts(site: MarkedSite, paths: readonly string[]): Promise<FoundFacts> {
  const pages = new Map(names.map((name) => [name, new Set<string>()]));
  const perhaps = new Map(names.map((name) => [name, new Set<string>()]));
  const undeclared = new Set<string>();
  const pathsToVisit = new Set(paths);
  let pageCount = 0;
  // Iterating over a set also visits the links added during the iteration: pages that the site map leaves out.
  for (const path of pathsToVisit) {
    const html = await site.render(path);
    if (html === null) continue;
    pageCount += 1;
    const text = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
    const words = text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    for (const [, link = ''] of text.matchAll(/href="(\/[\w/-]*)"/g))
      if (isPage(link)) pathsToVisit.add(link);
    for (const figure of site.figuresIn(text)) {
      const shown = JSON.parse(figure) as ShownFigure;
      const isUnnamed = 'amount' in shown;
      const candidates = isUnnamed ? names.filter((name) => isSame(facts[name], shown)) : shown;
      const list = isUnnamed && candidates.length > 1 ? perhaps : pages;
      for (const name of candidates) list.get(name)?.add(path);
      if (candidates.length === 0) undeclared.add(`${path}: ${figure}`);
    }
    for (const [form, named] of namesByForm) {
      if (!form.test(words)) continue;
      for (const name of named) (named.length > 1 ? perhaps : pages).get(name)?.add(path);
    }
    for (const [price] of text.matchAll(/R\$(?:\s|&nbsp;)*[\d.]*\d/g)) undeclared.add(`${path}: ${price}`);
  }
  return {
    found: names.map((name) => ({
      ...facts[name],
      name,
      text: factText(facts[name]),
      pages: [...(pages.get(name) ?? [])],
      perhaps: [...(perhaps.get(name) ?? [])].filter((path) => !pages.get(name)?.has(path)),
    })),
    pageCount,
    undeclared: [...undeclared],
  };
}

function isSame(fact: Fact, { amount, unit }: Pick<Fact, 'amount' | 'unit'>): boolean {
  return fact.amount === amount && fact.unit === unit;
}

function isPage(path: string): boolean {
  return !/^\/(?:admin|assets|images|video|downloads|social|fonts)\b/.test(path);
}
