/**
 * The contacts summed by a key that the owner chooses: a plot of the taps, a table, and a CSV file with all figures.
 */
import { useState } from 'react';
import { formatCount } from '../../ui/format.ts';
import { downloadCsv } from '../parts/files/csv-text.ts';
import { formatCents } from './amounts.ts';
import { type ComparedRow, comparedRows, type Figure, inOrderOfHours } from './compared-rows.ts';
import { useReport } from './contacts-queries.ts';
import type { Period } from './periods.ts';
import { reportCsv } from './report-csv.ts';
import { TapsPlot } from './taps-plot.tsx';

const groupings = [
  { by: 'page', name: 'Página' },
  { by: 'family', name: 'Família de páginas' },
  { by: 'place', name: 'Lugar' },
  { by: 'model', name: 'Modelo de motor' },
  { by: 'slot', name: 'Lugar do botão' },
  { by: 'source', name: 'Origem da visita' },
  { by: 'hour', name: 'Hora do dia' },
] as const;

export function ReportTable({ period, before }: { period: Period; before: Period }) {
  const [by, setBy] = useState<string>('source');
  const { data, isError, isPlaceholderData } = useReport({ by, ...period });
  const reportBefore = useReport({ by, ...before });
  // While a report loads, its placeholder may still be summed by the previous key.
  const isComparable = !isPlaceholderData && !reportBefore.isPlaceholderData;
  const compared = comparedRows(data ?? [], isComparable ? reportBefore.data : undefined);
  const rows = by === 'hour' ? inOrderOfHours(compared) : compared;
  const heading = groupings.find((grouping) => grouping.by === by)?.name ?? '';
  const countsSales = rows.some(({ conversations }) => conversations !== null);

  return (
    <section aria-labelledby="report" aria-busy={data === undefined || isPlaceholderData}>
      <div className="report-head">
        <h2 id="report">De onde vêm</h2>
        <div className="field">
          <label htmlFor="grouping">Somar por</label>
          <select id="grouping" value={by} onChange={(event) => setBy(event.target.value)}>
            {groupings.map((grouping) => (
              <option key={grouping.by} value={grouping.by}>
                {grouping.name}
              </option>
            ))}
          </select>
        </div>
      </div>
      {isError && <p role="alert">Não foi possível somar. Confira a conexão ou tente um período menor.</p>}
      {!isError && data !== undefined && rows.length === 0 && (
        <p className="text-muted">
          Sem contatos neste período. Cada linha vai dizer quantas visitas e toques vieram dali.
        </p>
      )}
      {rows.length > 0 && (
        <div className="report-columns">
          <TapsPlot rows={rows} isByHour={by === 'hour'} />
          <ReportFigures rows={rows} heading={heading} countsSales={countsSales} />
        </div>
      )}
      {rows.length > 0 && (
        <div className="report-foot">
          {!countsSales && (
            <p className="text-muted">
              Conversas e vendas são anotadas por página: aqui não se sabe de qual linha vieram.
            </p>
          )}
          <button
            type="button"
            className="button button-compact button-quiet"
            onClick={() => downloadCsv(`contatos-${by}-${period.from}-${period.to}.csv`, reportCsv(rows))}
          >
            Baixar planilha (CSV)
          </button>
        </div>
      )}
    </section>
  );
}

const shownRows = 50;

interface ReportFiguresProps {
  rows: readonly ComparedRow[];
  heading: string;
  countsSales: boolean;
}

function ReportFigures({ rows, heading, countsSales }: ReportFiguresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it by keyboard
    <section className="report-scroll" aria-label="Tabela de contatos" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Visitas</th>
            <th scope="col">Toques</th>
            {countsSales && <th scope="col">Conversas</th>}
            {countsSales && <th scope="col">Vendas</th>}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map((row) => (
            <ReportRow key={row.key} row={row} countsSales={countsSales} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ReportRow({ row, countsSales }: { row: ComparedRow; countsSales: boolean }) {
  const shown: readonly Figure[] = countsSales
    ? ['people', 'taps', 'conversations', 'sales_cents']
    : ['people', 'taps'];
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {shown.map((figure) => (
        <td key={figure}>
          {figureText(figure, row[figure])}
          {row.before !== null && row[figure] !== null && (
            <small>antes: {figureText(figure, row.before[figure])}</small>
          )}
        </td>
      ))}
    </tr>
  );
}

function figureText(figure: Figure, value: number | null): string {
  if (value === null) return '–';
  return figure === 'sales_cents' ? formatCents(value) : formatCount(value);
}
