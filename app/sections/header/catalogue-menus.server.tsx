/**
 * The menus of services and cities (docs/specification/pages.md#header-menu). They are the same on every page and hold
 * most of its links, so they are rendered once for all pages.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { placeGroups } from '#content/places.ts';
import { topicCategories } from '#content/topics.ts';
import { placesIn } from '#domain/catalogue/places.ts';
import { topicsIn } from '#domain/catalogue/topics.ts';
import { paths } from '../../paths.ts';
import type { CatalogueMenus } from './catalogue-menus.ts';

export const catalogueMenus: CatalogueMenus = {
  services: renderToStaticMarkup(<Services />),
  cities: renderToStaticMarkup(<Cities />),
};

function Services() {
  return (
    <>
      <h2>Categorias de Serviços</h2>
      <div className="categories">
        {topicCategories.map((category, position) => (
          <details key={category.name} name="category" open={position === 0}>
            <summary>{category.name}</summary>
            <ul>
              {topicsIn(category.name).map((topic) => (
                <li key={topic.slug}>
                  <a href={paths.topic(topic.slug)}>{topic.label}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <a className="menu-all" href={paths.sitemap()}>
        Ver todos os serviços
      </a>
    </>
  );
}

function Cities() {
  return (
    <div className="places">
      {placeGroups.map((group) => (
        <PlaceGroup key={group} name={group} />
      ))}
    </div>
  );
}

/** A group with only the place it is named after becomes a heading that links to it. */
function PlaceGroup({ name }: { name: (typeof placeGroups)[number] }) {
  const places = placesIn(name);
  const [only] = places;
  if (places.length === 1 && only?.name === name) {
    return (
      <section>
        <h3>
          <a href={paths.place(only.slug)}>{name}</a>
        </h3>
      </section>
    );
  }
  return (
    <section>
      <h3>{name}</h3>
      <ul>
        {places.map((place) => (
          <li key={place.slug}>
            <a href={paths.place(place.slug)}>{place.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
