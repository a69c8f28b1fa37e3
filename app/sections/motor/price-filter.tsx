/**
 * Filters the list of models by the kind of price, without a script: each link targets a kind, and the style sheet
 * hides the other models (app/styles/public/motors/filter.css). A browser without `:has()` shows the whole list.
 */
import { type PriceKind, priceKinds } from '../../catalogue/motors/motor-price.ts';

export const listId = 'modelos';

export function PriceFilter({ models }: { models: readonly { price: { kind: PriceKind } }[] }) {
  const kinds = Object.entries(priceKinds).map(([kind, label]) => ({
    kind,
    text: `${label} (${models.filter(({ price }) => price.kind === kind).length})`,
  }));
  return (
    <nav className="price-filter" aria-label="Mostrar modelos">
      <ul>
        <li>
          <a href={`#${listId}`}>{`Todos (${models.length})`}</a>
        </li>
        {kinds.map(({ kind, text }) => (
          <li key={kind} id={kind}>
            <a href={`#${kind}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
