/** The pages of testimonials, ready to look up, and which of them is nearest to a place. */
import type { PlaceGroup } from '#content/places.ts';
import { testimonialRegions } from '#content/testimonials/regions.ts';
import type { TestimonialRegion } from '#content/testimonials/testimonial.ts';
import { findPlace, type Place } from './places.ts';

const bySlug = new Map(testimonialRegions.map((region) => [region.slug, region]));

export function findTestimonialRegion(slug: string): TestimonialRegion | undefined {
  return bySlug.get(slug);
}

const capital = 'sao-paulo-capital';

const regionsOfCities = new Map([
  ['sao-paulo', capital],
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

/** Where a region's clients live: its city where it is one, else those of its places that it names. */
export function areasOf(region: TestimonialRegion): Place[] {
  const city = citiesOfRegions.get(region.slug);
  return (city === undefined ? region.places : [city]).flatMap((slug) => findPlace(slug) ?? []);
}

/** @returns slug of the page of testimonials for visitors from there; the capital's where there is none nearer */
export function testimonialRegionFor(place: Place | null): string {
  if (place === null) return capital;
  return regionsOfCities.get(place.slug) ?? regionsOfGroups[place.group] ?? capital;
}
