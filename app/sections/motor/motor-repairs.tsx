import { motorRepairs } from '#content/motors/motor-repairs.ts';

export interface MotorRepairsProps {
  /** Of the model. */
  name: string;
  /** Repairs with their usual prices; none for a motor whose repairs are priced one by one. */
  rows: readonly { name: string; price: string }[];
  /** HTML: what the prices include and what is not among them. */
  note: string;
  /** Problems of its owners. */
  problems: readonly { name: string; path: string }[];
}

/** What a buyer wants to know of the years after: which repairs the model gets, and where its faults are explained. */
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
      <h3>{motorRepairs.problems}</h3>
      <ul>
        {problems.map((problem) => (
          <li key={problem.path}>
            <a href={problem.path}>{problem.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
