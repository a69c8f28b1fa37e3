/** The pages that sell, and those that are visited but bring no contact. */
import { formatCount } from '../../ui/format.ts';
import { formatCents } from './amounts.ts';
import type { LeadRow } from './contacts-api.ts';

const shownPages = 10;
/** With fewer visits, the lack of contacts may be chance. */
const enoughVisits = 10;

export function PageRankings({ rows }: { rows: readonly LeadRow[] }) {
  const selling = rows.filter(({ sales_cents }) => (sales_cents ?? 0) > 0);
  const silent = rows
    .filter(({ key, taps, people }) => key.startsWith('/') && taps === 0 && (people ?? 0) >= enoughVisits)
    .toSorted((one, other) => (other.people ?? 0) - (one.people ?? 0));
  return (
    <div className="rankings">
      <section aria-labelledby="selling">
        <h2 id="selling">Páginas que vendem</h2>
        {selling.length === 0 && (
          <p className="text-muted">
            Quando você anotar uma venda em “Conferir código”, a página que a trouxe aparece aqui.
          </p>
        )}
        <Ranking rows={selling} figureOf={({ sales_cents }) => formatCents(sales_cents ?? 0)} />
      </section>
      <section aria-labelledby="silent">
        <h2 id="silent">Páginas com visita e sem contato</h2>
        {silent.length === 0 && (
          <p className="text-muted">
            Nenhuma página com dez visitas ou mais ficou sem contato neste período.
          </p>
        )}
        <Ranking rows={silent} figureOf={({ people }) => `${formatCount(people ?? 0)} visitas`} />
      </section>
    </div>
  );
}

interface RankingProps {
  rows: readonly LeadRow[];
  figureOf: (row: LeadRow) => string;
}

function Ranking({ rows, figureOf }: RankingProps) {
  if (rows.length === 0) return null;
  return (
    <ol className="ranking">
      {rows.slice(0, shownPages).map((row) => (
        <li key={row.key}>
          {row.key.startsWith('/') ? <a href={row.key}>{row.name}</a> : row.name} <span>{figureOf(row)}</span>
        </li>
      ))}
    </ol>
  );
}
