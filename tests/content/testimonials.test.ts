/** The testimonials: their number on each page, their uniqueness, and their mark as samples. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { casesHtml } from '#app/catalogue/testimonial-cases.server.ts';
import { guarulhosPageTestimonials } from '#content/testimonials/guarulhos-page.ts';
import { guideTestimonials } from '#content/testimonials/guide.ts';
import { homeTestimonials, localTestimonials } from '#content/testimonials/home.ts';
import { osascoPageTestimonials } from '#content/testimonials/osasco-page.ts';
import { conversationPrices } from '#content/testimonials/prices.ts';
import { testimonialRegions } from '#content/testimonials/regions.ts';
import { chatTestimonial, testimonialRegion } from '#content/testimonials/testimonial.ts';
import { findPlace } from '#domain/catalogue/places.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { noNames } from '#domain/similarity/words.ts';
import { existingPages } from '#tests/support/public-paths.ts';
import { tooAlike } from '#tests/support/shingles.ts';

const servicePages = [guarulhosPageTestimonials, osascoPageTestimonials];
const chatTestimonials = [
  ...testimonialRegions.flatMap(({ testimonials }) => testimonials),
  ...servicePages.flat(),
  ...guideTestimonials,
];
const allTestimonials = [...chatTestimonials, ...homeTestimonials, ...Object.values(localTestimonials)];

function repeated(list: readonly string[]): string[] {
  return list.filter((item, position) => list.indexOf(item) !== position);
}

test('the ten regions are in the order of the specification', () => {
  expect(testimonialRegions.map(({ slug }) => slug)).toEqual([
    'sao-paulo-capital',
    'guarulhos',
    'osasco',
    'santo-andre',
    'sao-bernardo',
    'zona-norte-sp',
    'zona-sul-sp',
    'abcd-paulista',
    'grande-sao-paulo',
    'clientes-especiais',
  ]);
});

test('each region has eight testimonials and texts of the allowed lengths', () => {
  const checked = z.array(testimonialRegion).safeParse(testimonialRegions);
  expect(checked.error?.issues ?? []).toEqual([]);
});

test('the service pages have ten testimonials each, and the guide has three with five stars', () => {
  expect(servicePages.map((page) => page.length)).toEqual([10, 10]);
  expect(guideTestimonials.map(({ stars }) => stars)).toEqual([5, 5, 5]);
  const checked = z.array(chatTestimonial).safeParse([...servicePages.flat(), ...guideTestimonials]);
  expect(checked.error?.issues ?? []).toEqual([]);
});

test('every testimonial is marked as a sample', () => {
  expect(allTestimonials.filter(({ sample }) => sample !== true)).toEqual([]);
});

test('no two testimonials have the same author or similar texts', () => {
  expect(repeated(allTestimonials.map(({ name }) => name))).toEqual([]);
  const shingles = new Map(allTestimonials.map(({ name, text }) => [name, shinglesOf(text, noNames)]));
  expect(tooAlike(shingles, 0.05)).toEqual([]);
});

test('no two regions share a title, heading, description or introduction', () => {
  for (const field of ['title', 'heading', 'description', 'intro'] as const) {
    expect(repeated(testimonialRegions.map((region) => region[field]))).toEqual([]);
  }
});

test('the places that a region links to exist', () => {
  const wrong = testimonialRegions.flatMap(({ slug, places }) =>
    places.filter((place) => findPlace(place) === undefined).map((place) => `${slug}: ${place}`),
  );
  expect(wrong).toEqual([]);
});

test('texts have no dashes or exclamation marks, and prices have a no-break space after their currency', () => {
  const invalid = allTestimonials.filter(({ text }) => /[—–!]|R\$(?!\u00a0\d)/.test(text));
  expect(invalid.map(({ name }) => name)).toEqual([]);
});

test('every region says what its cases are about, in its own words, with links to existing pages', () => {
  const texts = testimonialRegions.map(({ slug }) => [slug, casesHtml(slug)] as const);
  for (const [slug, html] of texts) {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(links.length, slug).toBeGreaterThanOrEqual(4);
    expect(
      links.filter((link) => !existingPages.has(link)),
      slug,
    ).toEqual([]);
    expect(html.match(/<h3>/g), slug).toHaveLength(3);
  }
  const shingles = new Map(
    texts.map(([slug, html]) => [slug, shinglesOf(html.replace(/<[^>]+>/g, ' '), noNames)]),
  );
  expect(tooAlike(shingles, 0.05)).toEqual([]);
});

test('the first sentence of a region says that its conversations are examples, each in different words', () => {
  const sentences = testimonialRegions.map(({ intro }) => intro.split(/(?<=[.])\s/)[0] ?? '');
  expect(sentences.filter((sentence) => !sentence.includes('exemplos ilustrativos'))).toEqual([]);
  expect(repeated(sentences)).toEqual([]);
});

test('title and description of a region say that its conversations are examples', () => {
  const silent = testimonialRegions.filter(
    ({ title, description }) => !/exemplo/i.test(title) || !/exemplo/i.test(description),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test('every region gives the prices of four services that its own conversations mention', () => {
  expect(Object.keys(conversationPrices)).toEqual(testimonialRegions.map(({ slug }) => slug));
  for (const { slug, testimonials } of testimonialRegions) {
    const prices = conversationPrices[slug] ?? [];
    expect(
      prices.filter(({ path }) => !existingPages.has(path)),
      slug,
    ).toEqual([]);
    const known = testimonials.map(({ name, neighborhood }) => `${name} ${neighborhood}`.toLowerCase());
    const strangers = prices.filter(({ who }) => {
      const [first = ''] = who.toLowerCase().split(/,| e /);
      return !known.some((name) => name.includes(first));
    });
    expect(
      strangers.map(({ who }) => who),
      slug,
    ).toEqual([]);
  }
});
