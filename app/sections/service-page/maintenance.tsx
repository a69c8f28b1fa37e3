import type { ServicePage } from '#content/service-pages/service-page.ts';

/** Signs that a gate needs maintenance, and how often a house, a condominium or a business should have it done. */
export function Maintenance({ maintenance }: { maintenance: ServicePage['maintenance'] }) {
  return (
    <section className="maintenance" aria-labelledby="manutencao-titulo">
      <h2 id="manutencao-titulo">{maintenance.heading}</h2>
      <ul className="sign-list">
        {maintenance.signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <dl>
        {maintenance.frequency.map(({ who, howOften, why }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>
              <strong>{howOften}</strong>
              <span>{why}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
