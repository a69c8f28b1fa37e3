/** The text of each public style sheet, which is inlined in the HTML. */
import { type SheetName, sheetHrefs } from './sheets.ts';

export type InlineSheets = Readonly<Record<SheetName, string>>;

/**
 * Removes what a built sheet does not need: the banner of Tailwind, none of whose rules are in a public sheet; `:host`,
 * which matches only in web components; a prefix that no recent browser needs; the second copy of any other prefixed
 * declaration, because two passes of the build each add it; and, outside of strings, spaces around commas and slashes.
 */
export function asInlined(css: string): string {
  return css
    .replace(/^\/\*![^*]*\*\/\s*/, '')
    .replace(':root,:host{', ':root{')
    .replace(/-webkit-text-decoration-color:[^;{}]+;/g, '')
    .replace(/(-[-\w]+:[^;{}]+;)\1+/g, '$1')
    .replace(/("[^"]*")|(,) | (\/) /g, '$1$2$3')
    .trim();
}

/** @param read returns the text of a built sheet by its address */
export function inlineSheets(read: (href: string) => string): InlineSheets {
  // The addresses are replaced by the texts below, so that the type knows every name.
  const sheets: Record<SheetName, string> = { ...sheetHrefs };
  for (const name of Object.keys(sheets).filter(isSheetName)) {
    sheets[name] = asInlined(read(sheetHrefs[name]));
  }
  return sheets;
}

function isSheetName(name: string): name is SheetName {
  return name in sheetHrefs;
}
