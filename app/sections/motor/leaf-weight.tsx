import { chooserPage } from '#content/motors/motor-chooser.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { joinUnits } from '../../ui/format.ts';

const { id, heading, lead, columns, rows, paragraphs } = withFacts(chooserPage.weighing);

/** How to estimate the weight of a leaf from its size and material. */
export function LeafWeight() {
  return (
    <section className="leaf-weight" id={id} aria-labelledby="peso-titulo">
      <h2 id="peso-titulo">{heading}</h2>
      <p>{lead}</p>
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
          {rows.map(([material, weight]) => (
            <tr key={material}>
              <th scope="row">{joinUnits(material)}</th>
              <td>{joinUnits(weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {paragraphs.map((text) => (
        <p key={text}>{joinUnits(text)}</p>
      ))}
    </section>
  );
}
