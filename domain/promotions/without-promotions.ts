/** Removes from a text of content/ what it quotes from promotions that are not offered. */
import { type PromotionName, promotions } from '#content/promotions.ts';
import { factsIn } from '#domain/facts/fill-facts.ts';

/** @param text with its tokens */
export function quotesFigureOf(names: readonly PromotionName[], text: string): boolean {
  const figures: ReadonlySet<string> = new Set(names.flatMap((name) => promotions[name].facts));
  return factsIn(text).some((fact) => figures.has(fact));
}

/**
 * Removes each paragraph, list and table that quotes a figure of these promotions, and headings left with no text.
 * @param markdown with its tokens
 */
export function withoutFiguresOf(names: readonly PromotionName[], markdown: string): string {
  const blocks = markdown
    .trim()
    .split(/\n{2,}/)
    .filter((block) => !quotesFigureOf(names, block));
  // From the end, because a heading is empty once the last heading below it has gone.
  const kept: string[] = [];
  for (const block of blocks.toReversed()) {
    if (!isEmptySection(block, kept.at(-1))) kept.push(block);
  }
  return kept.toReversed().join('\n\n');
}

function isEmptySection(block: string, next: string | undefined): boolean {
  const level = levelOf(block);
  if (level === 0) return false;
  if (next === undefined) return true;
  const nextLevel = levelOf(next);
  return nextLevel !== 0 && nextLevel <= level;
}

/** 2 for `## Título`, 0 for anything but a heading. */
function levelOf(block: string): number {
  return /^#*(?= )/.exec(block)?.[0].length ?? 0;
}
