/** The report as a file for a spreadsheet. */
import { csvText } from '../parts/files/csv-text.ts';
import { type ComparedRow, type Figure, figures } from './compared-rows.ts';

const names: Readonly<Record<Figure, string>> = {
  people: 'visitas',
  views: 'vistas',
  taps: 'toques',
  conversations: 'conversas',
  sales_cents: 'vendas em reais',
};
const columns = figures.map((figure) => names[figure]);
const columnsBefore = columns.map((name) => `${name} antes`);

/** With decimal commas, as spreadsheets in Portuguese expect. */
export function reportCsv(rows: readonly ComparedRow[]): string {
  const lines = rows.map(({ before, ...row }) => [
    row.key,
    row.name,
    ...figures.map((figure) => cell(figure, row[figure])),
    ...figures.map((figure) => cell(figure, before?.[figure] ?? null)),
  ]);
  return csvText([['chave', 'nome', ...columns, ...columnsBefore], ...lines]);
}

function cell(figure: Figure, value: number | null): string | number | null {
  return figure === 'sales_cents' && value !== null ? (value / 100).toFixed(2).replace('.', ',') : value;
}
