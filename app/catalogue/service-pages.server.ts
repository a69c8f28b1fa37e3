/** The service pages of Guarulhos and Osasco, checked by their schema and ready for the screen. */
import { guarulhosPage } from '#content/service-pages/guarulhos.ts';
import { osascoPage } from '#content/service-pages/osasco.ts';
import { servicePage } from '#content/service-pages/service-page.ts';
import { type Place, placesIn } from '#domain/catalogue/places.ts';
import { readFaq } from './faq.server.ts';

const groups = { Guarulhos: 'Bairros de Guarulhos', Osasco: 'Bairros de Osasco' } as const;

function read(page: typeof guarulhosPage, group: (typeof groups)[keyof typeof groups]) {
  const { faq, neighborhoods, ...rest } = servicePage.parse(page);
  return {
    ...rest,
    faq: readFaq(faq),
    neighborhoods: neighborhoods.map((name) => ({ name, place: placeOf(name, page.city, group) })),
  };
}

/** The neighbourhood's own page, where it has one. */
function placeOf(name: string, city: string, group: (typeof groups)[keyof typeof groups]): Place | null {
  const spelled = new Set([name, `${name} de ${city}`]);
  return placesIn(group).find((place) => spelled.has(place.name)) ?? null;
}

export const servicePages = {
  [guarulhosPage.slug]: read(guarulhosPage, groups.Guarulhos),
  [osascoPage.slug]: read(osascoPage, groups.Osasco),
};
