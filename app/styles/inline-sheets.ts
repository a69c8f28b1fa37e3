/** The text of each public style sheet, which is inlined in the HTML. */
import { type SheetName, sheetHrefs } from './sheets.ts';

export type InlineSheets = Readonly<Record<SheetName, string>>;

/** @returns the sheet without the line in which the style tool names itself: no public sheet contains its rules */
export function withoutBanner(css: string): string {
  return css.replace(/^\/\*![^*]*\*\/\s*/, '').trim();
}

/** @param read returns the text of a built sheet by its address */
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
