/**
 * Every figure of content/facts.ts: its source is a section of the specification, and it is shown on a page that the
 * section names. The pages come from `npm run cli -- facts`, which renders all of them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { facts } from '#content/facts.ts';
import { businessRating, productAggregateOffer } from '#content/offers.ts';

const report = z.object({
  pageCount: z.number(),
  undeclared: z.array(z.string()),
  facts: z.array(
    z.object({
      name: z.string(),
      source: z.string(),
      pages: z.array(z.string()),
      perhaps: z.array(z.string()),
    }),
  ),
});

let found: z.infer<typeof report>;

beforeAll(() => {
  // An undeclared figure also fails the command, and its report says which one.
  const { stdout } = spawnSync(process.execPath, ['server/cli/main.ts', 'facts', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // A command must not get Vitest's own settings.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  found = report.parse(JSON.parse(stdout));
}, 120_000);

const specification = readFileSync('docs/specification/offers-and-claims.md', 'utf8');

const home = /^\/$/;
const terms = /^\/termos\//;
const guides = /^\/guia-/;
const anyPage = /^\//;

/** The pages that show the facts of each section, unless `pagesByName` has others. */
const pagesBySource: Readonly<Record<string, RegExp>> = {
  'home-offers': home,
  'search-term-prices': terms,
  'generated-copy': anyPage,
  'repair-by-part': /^\/(?:quanto-custa-consertar-portao-eletronico|topicos\/conserto-de-motor-de-portao)$/,
  'express-maintenance': /^\/portao-automatico-(?:guarulhos|osasco)$/,
  'guide-prices': guides,
  capacity: /^\/(?:guia-|motores\/)/,
  warranty: anyPage,
  durations: anyPage,
  experience: anyPage,
  'opening-hours': home,
};

/** Keyed by the name of a fact or the beginning of it. The longest key that matches decides. */
const pagesByName: Readonly<Record<string, RegExp>> = {
  'kit.warranty': home,
  'motor.warranty': terms,
  'guide.warranty': guides,
  instalments: home,
  'install.landing': terms,
  'install.hours': guides,
  customers: home,
  'customers.satisfied': terms,
};

function pagesNamedFor(name: string, source: string): RegExp | undefined {
  const [longest] = Object.keys(pagesByName)
    .filter((start) => name === start || name.startsWith(`${start}.`))
    .sort((one, other) => other.length - one.length);
  return longest === undefined ? pagesBySource[source] : pagesByName[longest];
}

test('the source of every fact is a section of the specification', () => {
  const headings = [...specification.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const wrong = Object.entries(facts).filter(([, { source }]) => !headings.includes(source));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('every fact is shown on a page that its section names', () => {
  expect(found.pageCount).toBeGreaterThan(290);
  expect(found.facts.map(({ name }) => name)).toEqual(Object.keys(facts));
  const astray = found.facts.filter(({ name, source, pages, perhaps }) => {
    const named = pagesNamedFor(name, source);
    return named === undefined || ![...pages, ...perhaps].some((page) => named.test(page));
  });
  expect(astray.map(({ name, source }) => `${name}: no page of ${source}`)).toEqual([]);
});

test('no page shows a price that is not a fact', () => {
  expect(found.undeclared).toEqual([]);
});

/** Figures of the specification that no text quotes as facts: counts, which have separate tests, and dates. */
const counts = [3, 4, 7, 8, 10, 14, 27, 50];

test('every figure of the specification is declared', () => {
  const declared = new Set([
    ...Object.values(facts).map(({ amount }) => Math.abs(amount)),
    ...[productAggregateOffer.lowPrice, productAggregateOffer.highPrice, ...productAggregateOffer.offers],
    ...Object.values(productAggregateOffer.rating),
    ...Object.values(businessRating),
    ...counts,
  ]);
  const body = specification.slice(specification.indexOf('## Home offers')).replace(/^\d+\. /gm, '');
  const figures = [...body.matchAll(/\b1\/\d|\d+(?:[.,]\d+)*/g)].map(([figure]) => figure);
  expect(figures.length).toBeGreaterThan(100);
  const amountOf = (figure: string) => {
    if (figure.startsWith('1/')) return 1 / Number(figure.slice(2));
    return Number(/[.,]\d{3}$/.test(figure) ? figure.replace(/[.,]/, '') : figure.replace(',', '.'));
  };
  expect([...new Set(figures.filter((figure) => !declared.has(amountOf(figure))))]).toEqual([]);
});
