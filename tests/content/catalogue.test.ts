/** The lists of content/: complete by the specification's count, and no address twice. */
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { otherDistricts } from '#content/generator/lexicon.ts';
import { homeMeta } from '#content/home.ts';
import { homeOffers } from '#content/offers.ts';
import { freeShippingCities, placeGroups, placesWithArticle, shortPlaceNames } from '#content/places.ts';
import { localTestimonials } from '#content/testimonials/home.ts';
import { topicCategories } from '#content/topics.ts';
import { places, placesIn } from '#domain/catalogue/places.ts';
import { groupedPlaces, groupedTopics } from '#domain/catalogue/sitemap-groups.ts';
import { topics } from '#domain/catalogue/topics.ts';
import { slugFromName } from '#domain/slug.ts';

function repeated(list: readonly string[]): string[] {
  return list.filter((one, position) => list.indexOf(one) !== position);
}

test('no two places and no two topics share an address', () => {
  expect(repeated(places.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(topics.map(({ slug }) => slug))).toEqual([]);
});

test('addresses hold lower-case letters, digits and single hyphens only', () => {
  const isPlain = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
  expect([...places, ...topics].map(({ slug }) => slug).filter((slug) => !isPlain(slug))).toEqual([]);
});

test('the address of a place is its name; only a centre, of which there are several, gives its city instead', () => {
  const others = places.filter(({ name, slug }) => slug !== slugFromName(name)).map(({ slug }) => slug);
  expect(others).toEqual(['centro-osasco', 'centro-guarulhos']);
});

test('a short name is an address of its own, and means a place there is', () => {
  const entries = z.record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), z.string()).parse(shortPlaceNames);
  const slugs = new Set(places.map(({ slug }) => slug));
  const wrong = Object.entries(entries).filter(([short, slug]) => slugs.has(short) || !slugs.has(slug));
  expect(wrong).toEqual([]);
});

test('free shipping goes to 27 cities', () => {
  expect(freeShippingCities).toHaveLength(27);
  expect(repeated(freeShippingCities)).toEqual([]);
});

test('the services menu has seven categories of five to nine topics', () => {
  expect(topicCategories).toHaveLength(7);
  const odd = topicCategories.filter(({ topics: entries }) => entries.length < 5 || entries.length > 9);
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('every topic leads to six or seven problems there are, and every problem is led to by a topic', () => {
  const odd = topics.filter(({ problems }) => problems.length < 6 || problems.length > 7);
  expect(odd.map(({ name }) => name)).toEqual([]);
  expect(topics.flatMap(({ problems }) => repeated(problems))).toEqual([]);
  // A link of the page's own name seems to lead to the page itself.
  expect(topics.filter(({ slug, problems }) => problems.includes(slug))).toEqual([]);
  const led = new Set(topics.flatMap(({ problems }) => problems));
  expect([...led].sort()).toEqual(
    readdirSync('content/problems')
      .map((file) => parse(file).name)
      .sort(),
  );
});

test('about ninety places are served', () => {
  expect(places.length).toBeGreaterThanOrEqual(90);
  expect(places.length).toBeLessThanOrEqual(95);
});

test('an article is kept for a place there is, and a district said to have no page has none', () => {
  const names = new Set(places.map(({ name }) => name));
  expect(
    Object.values(placesWithArticle)
      .flat()
      .filter((name) => !names.has(name)),
  ).toEqual([]);
  expect(
    Object.values(otherDistricts)
      .flat()
      .filter((name) => names.has(name)),
  ).toEqual([]);
});

test('every group of the city menu has places', () => {
  expect(placeGroups.filter((group) => placesIn(group).length === 0)).toEqual([]);
});

test('the site map shows every topic and every place exactly once', () => {
  const shown = (groups: { entries: { slug: string }[] }[]) =>
    groups.flatMap(({ entries }) => entries.map(({ slug }) => slug)).sort();
  expect(shown(groupedTopics())).toEqual(topics.map(({ slug }) => slug).sort());
  expect(shown(groupedPlaces())).toEqual(places.map(({ slug }) => slug).sort());
});

test('the three offers are those of the home page, in order', () => {
  expect(homeOffers.map(({ name, seconds, price }) => [name, seconds, price])).toEqual([
    ['PADRÃO', 16, 899],
    ['SPEEDY', 8, 949],
    ['JETFLEX', 4, 1349],
  ]);
});

test('home fits the lengths search results have room for', () => {
  expect(homeMeta.title.length).toBeLessThanOrEqual(60);
  expect(homeMeta.description.length).toBeGreaterThanOrEqual(70);
  expect(homeMeta.description.length).toBeLessThanOrEqual(160);
});

test('a local testimonial names its city and belongs to a place there is', () => {
  const slugs = new Set(places.map(({ slug }) => slug));
  expect(Object.keys(localTestimonials).sort()).toEqual(['guarulhos', 'osasco', 'sao-paulo']);
  const wrong = Object.entries(localTestimonials).filter(
    ([slug, { neighborhood, text }]) => !slugs.has(slug) || !text.includes(neighborhood),
  );
  expect(wrong).toEqual([]);
});
