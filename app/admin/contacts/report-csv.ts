/** The report as a file for a spreadsheet. */
import { csvText } from '../parts/csv-text.ts';
import type { LeadRow } from './contacts-api.ts';

const columns = ['chave', 'nome', 'visitas', 'vistas', 'toques', 'conversas', 'vendas em reais'] as const;

/** With decimal commas, as spreadsheets in Portuguese expect. */
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
  return csvText([columns, ...lines]);
}
