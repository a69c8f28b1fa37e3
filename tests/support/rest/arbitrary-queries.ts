/** What the tests of the query parsers share: a real table and arbitrary values for it. */
import fc from 'fast-check';
import { generatedPages } from '#server/rest-api/tables/generated-pages.ts';

export const table = generatedPages;
export const allColumns = Object.keys(table.columns);
export const anyText = fc.string({ unit: 'binary', maxLength: 30 });
export const storableText = anyText.filter((text) => !text.includes('\0'));
export const column = fc.constantFrom(...allColumns);
export const textColumn = fc.constantFrom(
  ...allColumns.filter((name) => table.columns[name]?.type === 'text'),
);
export const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
