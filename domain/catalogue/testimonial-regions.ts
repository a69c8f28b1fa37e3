/** Finds testimonial pages by slug, and the one that fits a place best. */
import type { PlaceGroup } from '#content/places.ts';
import { testimonialRegions } from '#content/testimonials/regions.ts';
import type { TestimonialRegion } from '#content/testimonials/testimonial.ts';
import { findPlace, type Place } from './places.ts';

const bySlug = new Map(testimonialRegions.map((region) => [region.slug, region]));

export function findTestimonialRegion(slug: string): TestimonialRegion | undefined {
  return bySlug.get(slug);
}

const capitalRegion = 'sao-paulo-capital';

const regionsOfCities = new Map([
  ['sao-paulo', capitalRegion],
  ['guarulhos', 'guarulhos'],
  ['osasco', 'osasco'],
  ['santo-andre', 'santo-andre'],
  ['sao-bernardo-do-campo', 'sao-bernardo'],
]);

const regionsOfGroups: Readonly<Partial<Record<PlaceGroup, string>>> = {
  'Grandes Cidades': 'abcd-paulista',
  'Outras Cidades': 'grande-sao-paulo',
  'Bairros de Osasco': 'osasco',
  'Bairros de Guarulhos': 'guarulhos',
  'Zona Norte': 'zona-norte-sp',
  'Zona Sul': 'zona-sul-sp',
};

const citiesOfRegions = new Map([...regionsOfCities].map(([city, region]) => [region, city]));

/** Where the clients of a region live: in its city if the region is a city, otherwise in the places it lists. */
export function areasOf(region: TestimonialRegion): Place[] {
  const city = citiesOfRegions.get(region.slug);
  return (city === undefined ? region.places : [city]).flatMap((slug) => findPlace(slug) ?? []);
}

/** @returns slug of the testimonials page nearest to the place; that of the capital if there is none nearer */
export function testimonialRegionFor(place: Place | null): string {
  if (place === null) return capitalRegion;
  return regionsOfCities.get(place.slug) ?? regionsOfGroups[place.group] ?? capitalRegion;
}
