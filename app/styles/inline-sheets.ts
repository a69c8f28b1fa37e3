/** The text of each public style sheet, which the HTML carries inline. */
import { type SheetName, sheetHrefs } from './sheets.ts';

export type InlineSheets = Readonly<Record<SheetName, string>>;

/** @returns the sheet without the line by which the style tool names itself: no rule of its own is in a public sheet */
export function withoutBanner(css: string): string {
  return css.replace(/^\/\*![^*]*\*\/\s*/, '').trim();
}

/** @param read gives the text of a built sheet by its address */
export function inlineSheets(read: (href: string) => string): InlineSheets {
  const sheets: Record<SheetName, string> = { ...sheetHrefs };
  for (const name of Object.keys(sheets).filter(isSheetName)) {
    sheets[name] = withoutBanner(read(sheetHrefs[name]));
  }
  return sheets;
}

function isSheetName(name: string): name is SheetName {
  return name in sheetHrefs;
}
