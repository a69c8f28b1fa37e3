import type { MotorDetail } from '#content/motors/motor-model.ts';
import { CheckList } from '../motor-card.tsx';

/** Main features, technical data, included items and downloads of a model. */
export function MotorDetails({ detail }: { detail: MotorDetail }) {
  return (
    <>
      <section className="motor-strengths" aria-labelledby="caracteristicas-titulo">
        <h2 id="caracteristicas-titulo">Características principais</h2>
        <ul>
          {detail.strengths.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="motor-facts">
        <section className="motor-data" aria-labelledby="dados-titulo">
          <h2 id="dados-titulo">Dados técnicos</h2>
          <table>
            <tbody>
              {detail.technicalData.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div>
          <section aria-labelledby="incluso-titulo">
            <h2 id="incluso-titulo">Itens inclusos</h2>
            <CheckList items={detail.included} />
          </section>
          {detail.downloads.length > 0 && (
            <section className="motor-downloads" aria-labelledby="downloads-titulo">
              <h2 id="downloads-titulo">Downloads</h2>
              <ul>
                {detail.downloads.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path} target="_blank" rel="noopener noreferrer">
                      {label}
                    </a>
                    <span>PDF, abre em nova aba</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
