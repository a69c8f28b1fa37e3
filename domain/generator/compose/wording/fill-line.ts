/** Fills the facts, figures and slots of a line, and turns its markup into HTML. */
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { figureNamed } from '#domain/generator/figures.ts';
import { capitalise } from '#domain/generator/grammar.ts';

/** Values by the name of their slot; a name with a capital letter gets its value with one. */
export type Slots = Readonly<Record<string, string>>;

const link = /\[([^[\]]+)\]\((\/[^\s()"]*)\)/g;

/**
 * @returns text that still contains `**bold**` and `[links](/path)`. A value is never read as a line.
 * @throws Error for a slot without a value
 */
export function fillLine(line: string, slots: Slots = {}): string {
  const filled = fillFacts(line).replace(/\{([^{}]+)\}/g, (_, name: string) => slotValue(name, slots));
  return capitalise(filled);
}

function slotValue(name: string, slots: Slots): string {
  if (Object.hasOwn(slots, name)) return slots[name] ?? '';
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  if (Object.hasOwn(slots, lower)) return capitalise(slots[lower] ?? '');
  const ofFigure = figureNamed(lower);
  const known = figureNamed(name) ?? (ofFigure && capitalise(ofFigure));
  if (known === undefined) throw new Error(`nothing for {${name}}`);
  return known;
}

/** @returns safe HTML for any text */
export function lineToHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(link, '<a href="$2">$1</a>');
}

export function lineToText(text: string): string {
  return text.replaceAll('**', '').replace(link, '$1');
}

export function tag(name: string, html: string): string {
  return `<${name}>${html}</${name}>`;
}
