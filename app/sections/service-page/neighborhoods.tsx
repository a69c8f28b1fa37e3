import type { Place } from '#domain/catalogue/places.ts';
import { paths } from '../../paths.ts';

interface NeighborhoodsProps {
  city: string;
  /** Those with a page of their own come first, as links. */
  neighborhoods: readonly { name: string; place: Place | null }[];
  note: string;
}

export function Neighborhoods({ city, neighborhoods, note }: NeighborhoodsProps) {
  return (
    <section className="neighborhoods" aria-labelledby="bairros-titulo">
      <h2 id="bairros-titulo">{`Bairros de ${city} que atendemos`}</h2>
      <h3>Com página própria</h3>
      <ul>
        {neighborhoods.map(
          ({ name, place }) =>
            place && (
              <li key={name}>
                <a href={paths.place(place.slug)}>{name}</a>
              </li>
            ),
        )}
      </ul>
      <h3>E também</h3>
      <ul>{neighborhoods.map(({ name, place }) => place === null && <li key={name}>{name}</li>)}</ul>
      <p>{note}</p>
    </section>
  );
}
