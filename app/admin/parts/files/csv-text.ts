/** Tables as files for a spreadsheet. */
import { guardCell } from '#domain/formula-cells.ts';
import { downloadFile } from './download-file.ts';

type Cell = string | number | null;

/**
 * Uses semicolons, which spreadsheets in Portuguese expect, and a byte order mark for UTF-8. No cell can be executed as
 * a formula.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cellText).join(';')).join('\r\n')}\r\n`;
}

function cellText(value: Cell): string {
  const guarded = guardCell(`${value ?? ''}`);
  return /[;"\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Offers a table as a file to download. */
export function downloadCsv(name: string, text: string): void {
  downloadFile(name, new Blob([text], { type: 'text/csv' }));
}
