/** The service pages of Guarulhos and Osasco, validated by their schema and ready for the screen. */
import { guarulhosPage } from '#content/service-pages/guarulhos.ts';
import { osascoPage } from '#content/service-pages/osasco.ts';
import { servicePage } from '#content/service-pages/service-page.ts';
import { type Place, placesIn } from '#domain/catalogue/places.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { descriptionDuring } from '#domain/promotions/promotion-notice.ts';
import { isOffered, type PromotionStates } from '#domain/promotions/promotion-state.ts';
import { promotionsIn } from '#domain/promotions/promotions-in.ts';
import { readFaq } from './faq.server.ts';

const groups = { Guarulhos: 'Bairros de Guarulhos', Osasco: 'Bairros de Osasco' } as const;
type Group = (typeof groups)[keyof typeof groups];

function read(page: typeof guarulhosPage, group: Group) {
  const { faq, neighborhoods, ...rest } = servicePage.parse(withFacts(page));
  return {
    ...rest,
    faq: readFaq(faq).map((entry, index) => ({
      ...entry,
      promotions: promotionsIn(Object.values(page.faq[index] ?? {}).join(' ')),
    })),
    inDescription: promotionsIn(page.description),
    neighborhoods: neighborhoods.map(({ region, names }) => ({
      region,
      neighborhoods: names.map((name) => ({ name, place: placeOf(name, page.city, group) })),
    })),
  };
}

/** The place of a neighbourhood, or null if it has no page. */
function placeOf(name: string, city: string, group: Group): Place | null {
  const spellings = new Set([name, `${name} de ${city}`]);
  return placesIn(group).find((place) => spellings.has(place.name)) ?? null;
}

export const servicePages = {
  [guarulhosPage.slug]: read(guarulhosPage, groups.Guarulhos),
  [osascoPage.slug]: read(osascoPage, groups.Osasco),
};

/** The page with a description that fits the promotions, and without the questions about one that is not offered. */
export function servicePageDuring(states: PromotionStates, page: (typeof servicePages)[string]) {
  const { faq, inDescription, description, city } = page;
  return {
    ...page,
    description: descriptionDuring(
      inDescription.map((name) => states[name]),
      { name: `Portão automático em ${city}`, description },
    ),
    faq: faq.filter(({ promotions }) => promotions.every((name) => isOffered(states[name]))),
  };
}
