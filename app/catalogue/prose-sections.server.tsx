/** Replaces each Markdown line with only `<!-- section: name -->` by the section of that name, as HTML. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RepairPrices } from '../sections/repair-prices.tsx';

const sections: Readonly<Record<string, ComponentType>> = { 'repair-prices': RepairPrices };

/** @throws when the text names a section that does not exist */
export function fillSections(markdown: string): string {
  return markdown.replace(/^<!-- section: ([\w-]+) -->$/gm, (_, name: string) => {
    const Section = sections[name];
    if (Section === undefined) throw new Error(`No section is called '${name}'`);
    return renderToStaticMarkup(<Section />);
  });
}
