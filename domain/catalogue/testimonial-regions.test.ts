import { expect, test } from 'vitest';
import { findPlace, type Place, places } from './places.ts';
import { areasOf, findTestimonialRegion, testimonialRegionFor } from './testimonial-regions.ts';

function place(slug: string): Place {
  const found = findPlace(slug);
  if (found === undefined) throw new Error(`no place ${slug}`);
  return found;
}

test.for([
  ['guarulhos', 'guarulhos'],
  ['cumbica', 'guarulhos'],
  ['rochdale', 'osasco'],
  ['santo-andre', 'santo-andre'],
  ['sao-bernardo-do-campo', 'sao-bernardo'],
  ['diadema', 'abcd-paulista'],
  ['cotia', 'grande-sao-paulo'],
  ['santana', 'zona-norte-sp'],
  ['moema', 'zona-sul-sp'],
  ['mooca', 'sao-paulo-capital'],
] as const)('the page of %s links to the testimonials of %s', ([slug, region]) => {
  expect(testimonialRegionFor(place(slug))).toBe(region);
});

test('a page without a place links to the testimonials of the capital', () => {
  expect(testimonialRegionFor(null)).toBe('sao-paulo-capital');
});

test('the areas of a region are its city, or the places it lists', () => {
  const namesOf = (slug: string) => {
    const region = findTestimonialRegion(slug);
    return region === undefined ? [] : areasOf(region).map(({ name }) => name);
  };
  expect(namesOf('santo-andre')).toEqual(['Santo André']);
  expect(namesOf('sao-bernardo')).toEqual(['São Bernardo do Campo']);
  expect(namesOf('sao-paulo-capital')).toEqual(['São Paulo']);
  expect(namesOf('zona-norte-sp')).toEqual(['Santana', 'Tucuruvi', 'Casa Verde', 'Vila Maria']);
});

test('every place has a page of testimonials', () => {
  expect(places.filter((place) => findTestimonialRegion(testimonialRegionFor(place)) === undefined)).toEqual(
    [],
  );
});
