/** Tables as files for a spreadsheet. */
import { guardCell } from '#domain/formula-cells.ts';

type Cell = string | number | null;

/** With semicolons, as spreadsheets in Portuguese expect, the mark that says UTF-8, and no cell that one would run. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cellText).join(';')).join('\r\n')}\r\n`;
}

function cellText(value: Cell): string {
  const guarded = guardCell(`${value ?? ''}`);
  return /[;"\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Offers a table to the browser as a file to keep. */
export function download(name: string, text: string): void {
  downloadFile(name, new Blob([text], { type: 'text/csv' }));
}

export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
