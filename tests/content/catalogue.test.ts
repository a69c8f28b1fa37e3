/** The lists of content/ have the specified number of entries, and no two entries share an address. */
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { homeMeta } from '#app/catalogue/home.ts';
import { otherDistricts } from '#content/generator/places/districts.ts';
import { homeOffers } from '#content/offers.ts';
import { freeShippingCities, placeGroups, placesWithArticle, shortPlaceNames } from '#content/places.ts';
import { localTestimonials } from '#content/testimonials/home.ts';
import { topicCategories } from '#content/topics.ts';
import { places, placesIn } from '#domain/catalogue/places.ts';
import { groupedPlaces, groupedTopics } from '#domain/catalogue/sitemap-groups.ts';
import { topics } from '#domain/catalogue/topics.ts';
import { slugFromName } from '#domain/slug.ts';

function repeated(list: readonly string[]): string[] {
  return list.filter((item, position) => list.indexOf(item) !== position);
}

test('no two places and no two topics share an address', () => {
  expect(repeated(places.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(topics.map(({ slug }) => slug))).toEqual([]);
});

test('slugs contain only lower-case letters, digits and single hyphens', () => {
  const isPlain = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
  expect([...places, ...topics].map(({ slug }) => slug).filter((slug) => !isPlain(slug))).toEqual([]);
});

test('the slug of a place is made from its name, except for the two places called Centro', () => {
  const others = places.filter(({ name, slug }) => slug !== slugFromName(name)).map(({ slug }) => slug);
  expect(others).toEqual(['centro-osasco', 'centro-guarulhos']);
});

test('a short name is not the slug of a place itself, and leads to an existing place', () => {
  const entries = z.record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), z.string()).parse(shortPlaceNames);
  const slugs = new Set(places.map(({ slug }) => slug));
  const wrong = Object.entries(entries).filter(([short, slug]) => slugs.has(short) || !slugs.has(slug));
  expect(wrong).toEqual([]);
});

test('the free-shipping list has 27 cities', () => {
  expect(freeShippingCities).toHaveLength(27);
  expect(repeated(freeShippingCities)).toEqual([]);
});

test('the services menu has seven categories of five to nine topics', () => {
  expect(topicCategories).toHaveLength(7);
  const odd = topicCategories.filter(({ topics: entries }) => entries.length < 5 || entries.length > 9);
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('every topic links to six or seven existing problems, and every problem is linked by a topic', () => {
  const odd = topics.filter(({ problems }) => problems.length < 6 || problems.length > 7);
  expect(odd.map(({ name }) => name)).toEqual([]);
  expect(topics.flatMap(({ problems }) => repeated(problems))).toEqual([]);
  // A link with the topic's own name would look like a link to the same page.
  expect(topics.filter(({ slug, problems }) => problems.includes(slug))).toEqual([]);
  const linked = new Set(topics.flatMap(({ problems }) => problems));
  expect([...linked].sort()).toEqual(
    readdirSync('content/problems')
      .map((file) => parse(file).name)
      .sort(),
  );
});

test('there are about ninety places', () => {
  expect(places.length).toBeGreaterThanOrEqual(90);
  expect(places.length).toBeLessThanOrEqual(95);
});

test('places listed with a grammatical article exist, and districts listed without a page have none', () => {
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

test('the home page has the three offers in order', () => {
  expect(homeOffers.map(({ name, seconds, price }) => [name, seconds, price])).toEqual([
    ['PADRÃO', 16, 899],
    ['SPEEDY', 8, 949],
    ['JETFLEX', 4, 1349],
  ]);
});

test('the title and description of the home page fit in search results', () => {
  expect(homeMeta.title.length).toBeLessThanOrEqual(60);
  expect(homeMeta.description.length).toBeGreaterThanOrEqual(70);
  expect(homeMeta.description.length).toBeLessThanOrEqual(160);
});

test('a local testimonial names its city and belongs to an existing place', () => {
  const slugs = new Set(places.map(({ slug }) => slug));
  expect(Object.keys(localTestimonials).sort()).toEqual(['guarulhos', 'osasco', 'sao-paulo']);
  const wrong = Object.entries(localTestimonials).filter(
    ([slug, { neighborhood, text }]) => !slugs.has(slug) || !text.includes(neighborhood),
  );
  expect(wrong).toEqual([]);
});
