/** Two inlined style sheets compared declaration by declaration. */
import type { Difference } from './difference.ts';
import { isUsedOnPage } from './is-used-on-page.ts';
import { resolveTokens } from './resolve-tokens.ts';
import { type StyleEntry, styleEntries } from './style-entries.ts';

/** Differences by pair of sheets, because many pages carry the same pair. */
const known = new Map<string, Difference[]>();

/** @param html of the page, to tell the rules it needs from those that another page needs */
export function compareStyles(before: string, after: string, html: string): Difference[] {
  if (before === after) return [];
  const key = `${before}\0${after}`;
  const found = known.get(key) ?? compare(entriesOf(before), entriesOf(after));
  known.set(key, found);
  const css = before + after;
  return found.map(({ kind, detail }) => ({
    kind: isUsedOnPage(detail, html, css) ? kind : `${kind} (unused on the page)`,
    detail,
  }));
}

function entriesOf(css: string): StyleEntry[] {
  return resolveTokens(styleEntries(css));
}

function compare(before: readonly StyleEntry[], after: readonly StyleEntry[]): Difference[] {
  const [textsBefore, textsAfter] = [textsOf(before), textsOf(after)];
  const placesBefore = new Set(before.map(placeOf));
  const moved = after.filter((entry) => textsBefore.has(entry.text) && !placesBefore.has(placeOf(entry)));
  const keptBefore = [...textsBefore].filter((text) => textsAfter.has(text));
  const keptAfter = [...textsAfter].filter((text) => textsBefore.has(text));
  const outOfOrder = keptAfter.find((text, position) => text !== keptBefore[position]);
  return [
    ...[...textsBefore].filter((text) => !textsAfter.has(text)).map(differenceOf('style rule lost')),
    ...[...textsAfter].filter((text) => !textsBefore.has(text)).map(differenceOf('style rule added')),
    ...[...new Set(moved.map(placeOf))].map(differenceOf('style rule in another layer')),
    ...(outOfOrder === undefined
      ? []
      : [{ kind: 'style rules in another order', detail: `first ${outOfOrder}` }]),
  ];
}

function differenceOf(kind: string): (detail: string) => Difference {
  return (detail) => ({ kind, detail });
}

/** In the order of the sheet, each once. */
function textsOf(entries: readonly StyleEntry[]): Set<string> {
  return new Set(entries.map(({ text }) => text));
}

function placeOf({ text, layer }: StyleEntry): string {
  return `${text} in ${layer === '' ? 'no layer' : layer}`;
}
