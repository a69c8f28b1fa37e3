/** The testimonials: as many as each page promises, each a text of its own, and all of them marked as samples. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { guarulhosPageTestimonials } from '#content/testimonials/guarulhos-page.ts';
import { guideTestimonials } from '#content/testimonials/guide.ts';
import { homeTestimonials, localTestimonials } from '#content/testimonials/home.ts';
import { osascoPageTestimonials } from '#content/testimonials/osasco-page.ts';
import { testimonialRegions } from '#content/testimonials/regions.ts';
import { chatTestimonial, testimonialRegion } from '#content/testimonials/testimonial.ts';
import { findPlace } from '#domain/catalogue/places.ts';
import { shinglesOf, tooAlike } from '#tests/support/shingles.ts';

const servicePages = [guarulhosPageTestimonials, osascoPageTestimonials];
const asChat = [
  ...testimonialRegions.flatMap(({ testimonials }) => testimonials),
  ...servicePages.flat(),
  ...guideTestimonials,
];
const everyOne = [...asChat, ...homeTestimonials, ...Object.values(localTestimonials)];

function repeated(list: readonly string[]): string[] {
  return list.filter((one, position) => list.indexOf(one) !== position);
}

test('there is a page for each of the ten regions, in the order of the route table', () => {
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

test('each region has its eight testimonials, and words of the lengths that fit', () => {
  const checked = z.array(testimonialRegion).safeParse(testimonialRegions);
  expect(checked.error?.issues ?? []).toEqual([]);
});

test('the service pages have ten each, the guide three of five stars', () => {
  expect(servicePages.map((page) => page.length)).toEqual([10, 10]);
  expect(guideTestimonials.map(({ stars }) => stars)).toEqual([5, 5, 5]);
  const checked = z.array(chatTestimonial).safeParse([...servicePages.flat(), ...guideTestimonials]);
  expect(checked.error?.issues ?? []).toEqual([]);
});

test('every testimonial is marked as a sample until real ones take its place', () => {
  expect(everyOne.filter(({ sample }) => sample !== true)).toEqual([]);
});

test('nobody speaks twice, and no two people say the same', () => {
  expect(repeated(everyOne.map(({ name }) => name))).toEqual([]);
  const shingles = new Map(everyOne.map(({ name, text }) => [name, shinglesOf(text, [])]));
  expect(tooAlike(shingles, 0.05)).toEqual([]);
});

test('no two regions share a sentence of what stands above their testimonials', () => {
  for (const field of ['title', 'heading', 'description', 'intro'] as const) {
    expect(repeated(testimonialRegions.map((region) => region[field]))).toEqual([]);
  }
});

test('the places a region leads to exist', () => {
  const wrong = testimonialRegions.flatMap(({ slug, places }) =>
    places.filter((place) => findPlace(place) === undefined).map((place) => `${slug}: ${place}`),
  );
  expect(wrong).toEqual([]);
});

test('texts are written as people write: no dashes, no exclamation marks, prices not torn from their currency', () => {
  const ill = everyOne.filter(({ text }) => /[—–!]|R\$(?!\u00a0\d)/.test(text));
  expect(ill.map(({ name }) => name)).toEqual([]);
});
