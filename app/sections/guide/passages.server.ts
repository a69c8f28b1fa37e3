/** Splits a long text at its illustrations, which are Markdown lines with only `<!-- illustration: name -->`. */
import { type IllustrationName, isIllustrationName } from '../../ui/illustrations/illustrations.ts';

export type Passage = { html: string } | { illustration: IllustrationName };

/** @throws when the text names an illustration that does not exist */
export function readPassages(html: string): Passage[] {
  return html
    .split(/<!-- illustration: ([\w-]+) -->\n?/)
    .map((part, position): Passage => {
      if (position % 2 === 0) return { html: part };
      if (!isIllustrationName(part)) throw new Error(`No illustration is called '${part}'`);
      return { illustration: part };
    })
    .filter((passage) => !('html' in passage && passage.html.trim() === ''));
}
