import { motorRepairs } from '#content/motors/motor-repairs.ts';

export interface MotorRepairsProps {
  /** The name of the model. */
  name: string;
  /** Repairs with their usual prices; empty for a motor whose repairs are priced individually. */
  rows: readonly { name: string; price: string }[];
  /** HTML: what the prices include and exclude. */
  note: string;
  /** Problems that owners of the model have. */
  problems: readonly { name: string; path: string }[];
}

/** What a buyer wants to know about later years: which repairs the model needs, and where its faults are explained. */
export function MotorRepairs({ name, rows, note, problems }: MotorRepairsProps) {
  return (
    <section className="motor-data motor-repairs" aria-labelledby="conserto-titulo">
      <h2 id="conserto-titulo">{`${motorRepairs.heading} ${name}`}</h2>
      {rows.length > 0 && (
        <table>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="note" dangerouslySetInnerHTML={{ __html: note }} />
      <div>
        <h3>{motorRepairs.problems}</h3>
        <ul>
          {problems.map((problem) => (
            <li key={problem.path}>
              <a href={problem.path}>{problem.name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
