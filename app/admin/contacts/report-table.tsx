/**
 * The contacts summed by a key that the owner chooses: a plot of the taps, a table of all figures, and a file with
 * both.
 */
import { useState } from 'react';
import { formatCount } from '../../ui/format.ts';
import { download } from '../parts/csv-text.ts';
import { formatCents } from './amounts.ts';
import type { LeadRow } from './contacts-api.ts';
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

const shownRows = 50;

export function ReportTable({ period }: { period: Period }) {
  const [by, setBy] = useState<string>('source');
  const { data, isError, isPlaceholderData } = useReport({ by, ...period });
  const rows = data ?? [];
  const heading = groupings.find((one) => one.by === by)?.name ?? '';
  const isSold = rows.some(({ conversations }) => conversations !== null);

  return (
    <section aria-labelledby="report" aria-busy={data === undefined || isPlaceholderData}>
      <h2 id="report">De onde vêm</h2>
      <div className="field">
        <label htmlFor="grouping">Somar por</label>
        <select id="grouping" value={by} onChange={(event) => setBy(event.target.value)}>
          {groupings.map((one) => (
            <option key={one.by} value={one.by}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      {isError && <p role="alert">Não foi possível somar. Tente um período menor.</p>}
      {!isError && data !== undefined && rows.length === 0 && (
        <p className="text-muted">
          Sem contatos neste período. Cada linha vai dizer quantas visitas e toques vieram dali.
        </p>
      )}
      {rows.length > 0 && (
        <>
          <TapsPlot rows={rows} isByHour={by === 'hour'} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it by keyboard */}
          <section className="report-scroll" aria-label="Tabela de contatos" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{heading}</th>
                  <th scope="col">Visitas</th>
                  <th scope="col">Toques</th>
                  {isSold && <th scope="col">Conversas</th>}
                  {isSold && <th scope="col">Vendas</th>}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, shownRows).map((row) => (
                  <ReportRow key={row.key} row={row} isSold={isSold} />
                ))}
              </tbody>
            </table>
          </section>
          {!isSold && (
            <p className="text-muted">
              Conversas e vendas são anotadas por página: aqui não se sabe de qual linha vieram.
            </p>
          )}
          <button
            type="button"
            className="button button-compact button-quiet mt-3"
            onClick={() => download(`contatos-${by}-${period.from}-${period.to}.csv`, reportCsv(rows))}
          >
            Baixar planilha (CSV)
          </button>
        </>
      )}
    </section>
  );
}

function ReportRow({ row, isSold }: { row: LeadRow; isSold: boolean }) {
  const { name, people, taps, conversations, sales_cents } = row;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{people === null ? '–' : formatCount(people)}</td>
      <td>{formatCount(taps)}</td>
      {isSold && <td>{formatCount(conversations ?? 0)}</td>}
      {isSold && <td>{formatCents(sales_cents ?? 0)}</td>}
    </tr>
  );
}
