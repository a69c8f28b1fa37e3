/** From visits to sales, compared with the previous period. */
import { formatCount } from '../../ui/format.ts';
import { formatCents } from './amounts.ts';
import type { LeadRow } from './contacts-api.ts';

const steps = [
  { figure: 'people', name: 'Visitas às páginas' },
  { figure: 'taps', name: 'Toques no contato' },
  { figure: 'conversations', name: 'Conversas' },
  { figure: 'sales_cents', name: 'Vendas' },
] as const;

type Figure = (typeof steps)[number]['figure'];

interface FunnelProps {
  /** Undefined while they load. */
  rows: readonly LeadRow[] | undefined;
  before: readonly LeadRow[] | undefined;
}

export function Funnel({ rows, before }: FunnelProps) {
  return (
    <section aria-labelledby="funnel" aria-busy={rows === undefined}>
      <h2 id="funnel">Da visita à venda</h2>
      <dl className="key-figures">
        {steps.map(({ figure, name }) => (
          <div key={figure}>
            <dt>{name}</dt>
            <dd>
              {rows === undefined ? '…' : figureText(figure, sumOf(rows, figure))}
              <small>
                {before === undefined ? ' ' : `antes: ${figureText(figure, sumOf(before, figure))}`}
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">Quem abre três páginas na mesma visita conta uma vez em cada uma.</p>
      {rows?.length === 0 && (
        <p className="text-muted">
          Ainda não há visitas contadas neste período. Cada visita aparece aqui segundos depois.
        </p>
      )}
    </section>
  );
}

function sumOf(rows: readonly LeadRow[], figure: Figure): number {
  return rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0);
}

function figureText(figure: Figure, value: number): string {
  return figure === 'sales_cents' ? formatCents(value) : formatCount(value);
}
