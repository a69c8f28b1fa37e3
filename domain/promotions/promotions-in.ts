/** The promotions that a text of content/ quotes, by their figures or by name. */
import { type PromotionName, promotionNames, promotions } from '#content/promotions.ts';
import { factsIn } from '#domain/facts/fill-facts.ts';

/** @param text with its tokens unfilled */
export function promotionsIn(text: string): PromotionName[] {
  const quoted: ReadonlySet<string> = new Set(factsIn(text));
  return promotionNames.filter((name) => {
    const { facts, words } = promotions[name];
    return facts.some((fact) => quoted.has(fact)) || words.some((word) => text.includes(word));
  });
}
