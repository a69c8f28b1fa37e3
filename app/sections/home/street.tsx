import { homeOffers } from '#content/offers.ts';

/**
 * Three garages in one street, with a car waiting at each. Once the street scrolls into view, the gates open as fast as
 * the real ones, and each car drives in when it can. With reduced motion, a still shows the moment after the fastest
 * gate has opened: one car is in, the others wait. All motion is in the style sheet.
 */
export function Street() {
  return (
    <figure className="street">
      <div aria-hidden="true">
        {homeOffers.map(({ name, seconds }) => (
          <div key={name} className={`garage garage-${seconds}`}>
            <svg viewBox="0 0 120 110" aria-hidden="true">
              <path d="M0 82h120M4 24L60 5l56 19M11 22v60M109 22v60" />
              <path className="inside" d="M24 36h72v46H24z" />
              <path
                className="leaf"
                d="M24 36h72v46H24zM24 43.7h72M24 51.3h72M24 59h72M24 66.7h72M24 74.3h72"
              />
              <g className="car">
                <path d="M41 106v5h7v-5M72 106v5h7v-5M38 106V95l4-4 4-9q1-2 3-2h22q2 0 3 2l4 9 4 4v11zM44 91h32" />
                <path className="amber" d="M40 96h8v4h-8zM72 96h8v4h-8z" />
              </g>
            </svg>
            <span className="clock" />
            <b>{name}</b>
          </div>
        ))}
      </div>
      <figcaption>Em tempo real: com o JETFLEX aberto, o PADRÃO abriu um quarto.</figcaption>
    </figure>
  );
}
