/**
 * What a repair costs, by the part that failed. Each price is a bar within the range of all repairs. A text places the
 * table with a Markdown line `<!-- section: repair-prices -->` (app/catalogue/prose-sections.server.tsx). The bars are
 * strokes, because browsers do not print backgrounds.
 */
import { repairPrice } from '#content/offers.ts';
import { repairTable } from '#content/repair-prices.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';

const { columns, rows, note } = withFacts(repairTable);
const { from: lowest, to: highest } = repairPrice;

export function RepairPrices() {
  return (
    <>
      <div className="table">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, name, price, time }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {price}
                  <Bar from={part.from} to={part.to} />
                </td>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{note}</p>
    </>
  );
}

function Bar({ from, to }: { from: number; to: number }) {
  return (
    <svg
      viewBox={`${lowest} 0 ${highest - lowest} 8`}
      width="100%"
      height="8"
      preserveAspectRatio="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={`M${lowest} 4H${highest}`} strokeOpacity=".3" />
      <path d={`M${from} 4H${to}`} strokeWidth="8" />
    </svg>
  );
}
