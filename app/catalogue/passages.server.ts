/** Cuts a long text where it asks for a drawing: a line `<!-- figure: name -->` of its own in the Markdown. */
import { type FigureName, isFigureName } from '../ui/figures/figures.ts';

export type Passage = { html: string } | { figure: FigureName };

/** @throws when the text names a drawing there is not */
export function readPassages(html: string): Passage[] {
  return html
    .split(/<!-- figure: ([\w-]+) -->\n?/)
    .map((part, position): Passage => {
      if (position % 2 === 0) return { html: part };
      if (!isFigureName(part)) throw new Error(`No figure is called '${part}'`);
      return { figure: part };
    })
    .filter((passage) => !('html' in passage && passage.html.trim() === ''));
}
