import type { Place } from '#domain/catalogue/places.ts';
import { paths } from '../../paths.ts';

interface NeighborhoodsProps {
  city: string;
  /** With the neighbourhood's own page, where it has one. */
  neighborhoods: readonly { name: string; place: Place | null }[];
  note: string;
}

export function Neighborhoods({ city, neighborhoods, note }: NeighborhoodsProps) {
  return (
    <section className="neighborhoods" aria-labelledby="bairros-titulo">
      <h2 id="bairros-titulo">{`Bairros de ${city} que atendemos`}</h2>
      <ul>
        {neighborhoods.map(({ name, place }) => (
          <li key={name}>{place === null ? name : <a href={paths.place(place.slug)}>{name}</a>}</li>
        ))}
      </ul>
      <p>{note}</p>
    </section>
  );
}
