/** The report as a file for a spreadsheet. */
import type { LeadRow } from './contacts-api.ts';

/** A spreadsheet runs a cell that begins like this; the apostrophe says that it is text. */
const beginsLikeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;

const columns = ['chave', 'nome', 'visitas', 'vistas', 'toques', 'conversas', 'vendas em reais'] as const;

/** With semicolons and decimal commas, as spreadsheets in Portuguese expect, and the mark that says UTF-8. */
export function reportCsv(rows: readonly LeadRow[]): string {
  const lines = rows.map(({ key, name, people, views, taps, conversations, sales_cents }) => [
    key,
    name,
    people,
    views,
    taps,
    conversations,
    sales_cents === null ? null : (sales_cents / 100).toFixed(2).replace('.', ','),
  ]);
  return `\uFEFF${[columns, ...lines].map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  const text = `${value ?? ''}`;
  const guarded = beginsLikeFormula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Offers a text to the browser as a file to keep. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
