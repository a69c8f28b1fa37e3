/** The figures that a text shows: facts by name, or only an amount if the caller knows no name. */
import type { Fact, FactName } from '#content/facts.ts';

export type ShownFigure = readonly FactName[] | Pick<Fact, 'amount' | 'unit'>;

/**
 * Every figure passes through here on its way to a page. The command `facts` loads the site with another version of
 * this function, which marks the figure, and so finds the pages that show it.
 */
export function markFigure(text: string, _figure: ShownFigure): string {
  return text;
}
