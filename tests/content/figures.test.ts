/** Every figure in the texts is one of content/offers.ts, on a page it belongs to; the screens write none themselves. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  articleProse,
  guideProse,
  placeProse,
  problemProse,
  termProse,
  textPageProse,
  topicProse,
} from '#app/catalogue/prose.server.ts';
import { faqGroups } from '#content/faq.ts';
import {
  expressMaintenance,
  guidePrices,
  homeOffers,
  landingKits,
  landingMotors,
  repairPrice,
} from '#content/offers.ts';

/** The prices themselves, and what one costs more than another. */
function withDifferences(prices: readonly number[]): number[] {
  return [...prices, ...prices.flatMap((one) => prices.map((other) => Math.abs(one - other)))];
}

const kits = withDifferences(homeOffers.map(({ price }) => price));
const ranges = [repairPrice, ...Object.values(guidePrices)].flatMap(({ from, to }) => [from, to]);
const everywhere = [...kits, ...ranges];
const landing = [
  ...withDifferences(landingMotors.map(({ price }) => price)),
  ...landingKits.flatMap(({ price, formerPrice }) => [price, formerPrice]),
];

function strayPrices(texts: Iterable<readonly [string, string]>, allowed: readonly number[]): string[] {
  return [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/R\$\s*([\d.]*\d)/g)]
      .map((match) => Number(match[1]?.replaceAll('.', '')))
      .filter((price) => !allowed.includes(price))
      .map((price) => `${name}: R$ ${price}`),
  );
}

const htmlOf = (prose: ReadonlyMap<string, { html(): string; frontMatter: { description: string } }>) =>
  [...prose].map(([slug, one]) => [slug, one.html() + one.frontMatter.description] as const);

test.for([
  { family: 'topics', texts: htmlOf(topicProse), allowed: everywhere },
  { family: 'cities', texts: htmlOf(placeProse), allowed: everywhere },
  { family: 'guides', texts: htmlOf(guideProse), allowed: everywhere },
  { family: 'articles', texts: htmlOf(articleProse), allowed: everywhere },
  { family: 'texts', texts: htmlOf(textPageProse), allowed: everywhere },
  { family: 'problems', texts: htmlOf(problemProse), allowed: [...everywhere, expressMaintenance.price] },
  { family: 'terms', texts: htmlOf(termProse), allowed: [...everywhere, ...landing] },
  {
    family: 'questions',
    texts: faqGroups.flatMap(({ items }) => items.map(({ question, answer }) => [question, answer] as const)),
    allowed: everywhere,
  },
])('the $family quote no price of their own', ({ texts, allowed }) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(strayPrices(texts, allowed)).toEqual([]);
});

test('the price of the Express Maintenance never stands without the cities it is for', () => {
  const careless = htmlOf(problemProse).filter(
    ([, html]) =>
      html.includes(`R$\u00a0${expressMaintenance.price}`) &&
      !(html.includes('Guarulhos') && html.includes('Osasco')),
  );
  expect(careless.map(([slug]) => slug)).toEqual([]);
});

/** Without tests, without comments, and without the administrator's area, which no customer reads. */
function sourcesOf(...folders: readonly string[]): (readonly [file: string, source: string])[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,md}`))
    .filter((file) => !/\.test\.tsx?$|^app\/admin\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const);
}

function found(sources: Iterable<readonly [string, string]>, pattern: RegExp): string[] {
  return [...sources].flatMap(([file, text]) =>
    (text.match(pattern) ?? []).map((match) => `${file}: ${match}`),
  );
}

test('a price is never torn from its currency at the end of a line', () => {
  expect(found(sourcesOf('app', 'content'), /R\$ \d.{0,12}/g)).toEqual([]);
});

test('a screen writes no figure of the offers itself', () => {
  const screens = sourcesOf('app');
  expect(screens.length).toBeGreaterThan(80);
  const figure =
    /R\$(?:\s|\\u00a0)*\d.{0,9}|\b\d+ ?x\b(?! \d)|\b\d[\d.]* (?:segundos?|modelos|anos?|meses|horas|clientes|avaliações|cidades|kg|CV|HP)\b/gi;
  expect(found(screens, figure)).toEqual([]);
});
