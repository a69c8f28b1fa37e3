import type { Place } from '#domain/catalogue/places.ts';
import { paths } from '../../paths.ts';

interface NeighborhoodsProps {
  city: string;
  /** In each region, the neighbourhoods with a page are links and come first, in a separate list. */
  regions: readonly {
    region: string;
    neighborhoods: readonly { name: string; place: Place | null }[];
  }[];
  note: string;
}

export function Neighborhoods({ city, regions, note }: NeighborhoodsProps) {
  return (
    <section className="neighborhoods" aria-labelledby="bairros-titulo">
      <h2 id="bairros-titulo">{`Bairros de ${city} que atendemos`}</h2>
      {regions.map(({ region, neighborhoods }) => (
        <div key={region}>
          <h3>{region}</h3>
          {[true, false]
            .map((isLinked) => neighborhoods.filter(({ place }) => (place !== null) === isLinked))
            .filter((group) => group.length > 0)
            .map((group) => (
              <ul key={group[0]?.name}>
                {group.map(({ name, place }) => (
                  <li key={name}>{place === null ? name : <a href={paths.place(place.slug)}>{name}</a>}</li>
                ))}
              </ul>
            ))}
        </div>
      ))}
      <p>{note}</p>
    </section>
  );
}
