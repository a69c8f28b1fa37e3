/** The service pages of Guarulhos and Osasco are complete and do not repeat each other. */
import { expect, test } from 'vitest';
import { servicePages } from '#app/catalogue/service-pages.server.ts';
import { placesIn } from '#domain/catalogue/places.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { nameList } from '#domain/similarity/words.ts';
import { tooAlike } from '#tests/support/shingles.ts';

const pages = Object.values(servicePages);

test('Guarulhos lists 110 neighbourhoods and Osasco 48, without duplicates', () => {
  const counts = pages.map(({ city, neighborhoods: regions }) => {
    const names = regions.flatMap(({ neighborhoods }) => neighborhoods.map(({ name }) => name));
    return [city, new Set(names).size, names.length];
  });
  expect(counts).toEqual([
    ['Guarulhos', 110, 110],
    ['Osasco', 48, 48],
  ]);
});

test('every neighbourhood with its own page is linked', () => {
  const linked = pages.flatMap(({ neighborhoods: regions }) =>
    regions.flatMap(({ neighborhoods }) => neighborhoods.flatMap(({ place }) => place?.slug ?? [])),
  );
  const missing = [...placesIn('Bairros de Guarulhos'), ...placesIn('Bairros de Osasco')].filter(
    ({ slug }) => !linked.includes(slug),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('Express Maintenance costs 350 reais on both pages, and the offer of Osasco is only for Osasco', () => {
  for (const { express } of pages) expect(express.intro).toContain('R$\u00a0350');
  expect(servicePages['portao-automatico-osasco']?.express.conditions).toContain('somente em Osasco');
});

test('the two pages do not repeat each other', () => {
  const texts = new Map(
    pages.map(({ slug, testimonials: _, neighborhoods: __, ...page }) => [
      slug,
      shinglesOf(JSON.stringify(page), nameList(['Guarulhos', 'Osasco'])),
    ]),
  );
  expect(tooAlike(texts, 0.1)).toEqual([]);
});
