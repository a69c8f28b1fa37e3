/** The facts and figures of the offers that a text quotes. */
import { type Fact, facts } from '#content/facts.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { figures } from '#domain/generator/figures.ts';

/** Every figure and every fact, as they are written. */
export const allFigures: readonly string[] = [
  ...Object.values(figures),
  ...Object.values<Fact>(facts).map((fact) => factText(fact)),
];

const amounts = /R\$[\s\u00a0][\d.]*\d|\b\d[\d.,]*\u00a0kg|\b\d+ (?:anos?|meses|segundos)|\d+ a \d+ horas/g;

const known = new Set(allFigures.flatMap((figure) => figure.match(amounts) ?? []));

/** @returns each of them once; a range counts for each of its ends */
export function quotedFigures(text: string): string[] {
  return [...new Set(text.match(amounts) ?? [])].filter((amount) => known.has(amount));
}
