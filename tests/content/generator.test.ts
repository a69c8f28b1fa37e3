/** Generated pages at three creativities: Portuguese that agrees, figures that are ours, links that lead somewhere, no two alike. */
import { expect, test } from 'vitest';
import { indexablePaths } from '#app/seo/indexable-paths.server.ts';
import { batchPhrases, batchTitleTemplates } from '#content/generator/batch-phrases.ts';
import { otherDistricts } from '#content/generator/lexicon.ts';
import { localServiceTitles } from '#content/generator/local-service-titles.ts';
import { freeShippingCities } from '#content/places.ts';
import { places } from '#domain/catalogue/places.ts';
import { batchTitles } from '#domain/generator/batch.ts';
import { allFigures } from '#domain/generator/figures.ts';
import { generatePage } from '#domain/generator/generate-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { pageLimits } from '#domain/pages/page-limits.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { generatorTitles } from '#tests/content/generator-titles.ts';
import { mostAlike, shinglesOf } from '#tests/support/shingles.ts';

const creativities = [0, 50, 100] as const;
const similarityLimit = 0.55;
const titles = [...generatorTitles, ...localServiceTitles];

const pages = creativities.map((creativity) => ({
  creativity,
  pages: titles.map((title) => ({
    title,
    ...generatePage({ title, creativity, random: mulberry32(seedFromText(title)) }),
  })),
}));
const everyPage = pages.flatMap(({ creativity, pages: some }) =>
  some.map((page) => ({ name: `${page.title} (${creativity})`, ...page, text: htmlToText(page.html) })),
);

function troubles(find: (page: (typeof everyPage)[number]) => readonly string[]): string[] {
  return everyPage.flatMap((page) => find(page).map((trouble) => `${page.name}: ${trouble}`));
}

/** What no Portuguese text may hold: wrong agreement, contractions left open, a torn template. */
const slips: readonly RegExp[] = [
  /(?<![\p{L}-])(?:o|do|no|ao|um|este|esse|seu|pelo|outro) (?:placa|central|instalação|fotocélula|roldana|cremalheira|engrenagem|trava|folha|botoeira|manutenção|troca|regulagem|programação|assistência|revisão|pilha|peça)(?!\p{L})/giu,
  /(?<![\p{L}-])(?:a|da|na|à|uma|esta|essa|sua|pela|outra) (?:motor|portão|controle|sensor|receptor|capacitor|contrapeso|cabo|fim de curso|nobreak|conserto|reparo|técnico|preço|kit|automatizador)(?!\p{L})/giu,
  /(?<![\p{L}-])(?:o|do|no|um|a|da|na|uma) (?:motores|portões|controles|placas|centrais|sensores|roldanas|kits)(?!\p{L})/giu,
  /(?<![\p{L}-])(?:os|dos|nos|as|das|nas|uns|umas) (?:motor|portão|controle|placa|central|sensor|roldana|kit)(?!\p{L})/giu,
  /(?<!\b(?:[Aa]ntes|[Dd]epois) )(?<![\p{L}-])(?:de|em|por|a) (?:o|os|a|as) (?=\p{Ll})/gu,
  /(?<![\p{L}-])(?:placa|central|fotocélula|roldana|engrenagem|trava|folha|peça|pilha)s? \p{Ll}*(?:queimado|travado|novo|automático|eletrônico|gasto)s?(?!\p{L})/gu,
  /(?<![\p{L}-]|de )(?:motor|portão|controle|sensor|capacitor)(?:es)? \p{Ll}*(?:queimada|travada|nova|automática|eletrônica)s?(?!\p{L})/gu,
  /(?<![\p{L}-])(?:motores|portões|controles|placas|centrais|roldanas) (?:é|está|tem|falha|custa|funciona|para|depende|parece|mostra|precisa|pede)(?!\p{L})/gu,
  /(?<![\p{L}-])(?:motor|portão|controle|placa|central|roldana) (?:são|estão|têm|falham|custam|funcionam|dependem)(?!\p{L})/gu,
  /(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu,
  / {2,}|\t| [,.;:?]|[,;:][,.;:?]|\.\.|\?\./g,
  /[[\]{}|]|undefined|null|NaN|\*\*/g,
  /[!—–“”…]/g,
  /(?<!\p{L})(?:em São Paulo e região em|em em|na na|no no|de de)(?!\p{L})/giu,
];

test('the titles are many, real and no two the same', () => {
  expect(titles.length).toBeGreaterThanOrEqual(200);
  expect(new Set(titles).size).toBe(titles.length);
});

test('no page holds a slip of agreement, a contraction left open, a torn template or odd punctuation', () => {
  expect(
    troubles(({ text, description }) =>
      slips.flatMap((slip) =>
        [...`${text}\n${description}`.matchAll(slip)].map(
          (match) => `"${match.input.slice(Math.max(0, match.index - 25), match.index + 30)}"`,
        ),
      ),
    ),
  ).toEqual([]);
});

test('parentheses come in pairs, and every paragraph, item and question begins and ends as a sentence does', () => {
  expect(
    troubles(({ text, html }) => [
      ...((text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length ? [] : ['parentheses']),
      ...[...html.matchAll(/<(p|li)>(.*?)<\/\1>/g)]
        .map((match) => htmlToText(match[2] ?? ''))
        .filter((block) => !/^[\p{Lu}\d].*[.?]$/u.test(block)),
      ...[...html.matchAll(/<h3>(.*?)<\/h3>/g)]
        .map((match) => match[1] ?? '')
        .filter((one) => !one.endsWith('?')),
      ...[...html.matchAll(/<h2>(.*?)<\/h2>/g)]
        .map((match) => match[1] ?? '')
        .filter((one) => /[.?!]$/.test(one)),
    ]),
  ).toEqual([]);
});

test('a page says nothing twice, short labels and answers aside', () => {
  expect(
    troubles(({ text }) => {
      const sentences = text
        .split('\n')
        .flatMap((line) => sentencesOf(line.toLowerCase().replace(/^(?:-|\d+\.) /, '')));
      return sentences.filter(
        (sentence, position) => sentence.split(' ').length > 3 && sentences.indexOf(sentence) !== position,
      );
    }),
  ).toEqual([]);
});

test('every figure is one of ours', () => {
  const ours = allFigures.flatMap((figure) => figure.match(/\d[\d./]*/g) ?? []);
  expect(
    troubles(({ title, text, description }) => {
      const inTitle: readonly string[] = title.match(/\d[\d./]*/g) ?? [];
      const numbered = text.replace(/^\d+\. /gm, '');
      const found = `${numbered}\n${description}`.match(/\d(?:[\d./]*\d)?/g) ?? [];
      return found.filter((one) => !ours.includes(one) && !inTitle.includes(one) && !/^18$/.test(one));
    }),
  ).toEqual([]);
});

test('the sanitiser has nothing to take out, and no heading stands above the second level', () => {
  expect(
    troubles(({ html }) => [
      ...(sanitizePageHtml(html) === html ? [] : ['changed by the sanitiser']),
      ...(html.match(/<(?!\/?(?:h2|h3|p|ul|ol|li|strong|em|a)\b)[^>]*>/g) ?? []),
      ...(html.length > pageLimits.content ? ['too long'] : []),
    ]),
  ).toEqual([]);
});

test('links lead to pages of this site that exist', () => {
  const known = new Set(indexablePaths());
  expect(
    troubles(({ html }) =>
      [...html.matchAll(/href="([^"]*)"/g)]
        .map((match) => match[1] ?? '')
        .filter((href) => !known.has(href.replace(/#.*$/, ''))),
    ),
  ).toEqual([]);
});

test('descriptions have 70 to 160 characters, and a page of more creativity more words', () => {
  expect(
    troubles(({ description }) =>
      description.length >= 70 && description.length <= 160 ? [] : [`${description.length}: ${description}`],
    ),
  ).toEqual([]);
  for (const [position, title] of titles.entries()) {
    const words = pages.map(({ pages: some }) => htmlToText(some[position]?.html ?? '').split(/\s+/).length);
    expect(words, title).toEqual(words.toSorted((one, other) => one - other));
  }
});

test('no two titles get pages that are alike', () => {
  const names = [
    ...places.map(({ name }) => name),
    ...freeShippingCities,
    ...Object.values(otherDistricts).flat(),
    ...['Zona Norte', 'Zona Sul', 'Zona Leste', 'Zona Oeste'],
    ...['PPA', 'Garen', 'Peccinin', 'Nice', 'Zap', 'Linear', 'Rossi', 'Jetflex'],
  ].toSorted((one, other) => other.length - one.length);
  for (const { creativity, pages: some } of pages) {
    const shingles = new Map(some.map(({ title, html }) => [title, shinglesOf(htmlToText(html), names)]));
    const { found, pair } = mostAlike(shingles);
    process.stdout.write(`creativity ${creativity}: most alike ${found.toFixed(2)}, ${pair.join(' / ')}\n`);
    expect(found, pair.join(' / ')).toBeLessThan(similarityLimit);
  }
});

test('the lists of the batch and of the bulk creator hold fifty each, every one with an address of its own', () => {
  expect(batchPhrases).toHaveLength(50);
  expect(batchTitleTemplates).toHaveLength(5);
  expect(localServiceTitles).toHaveLength(50);
  const addresses = batchTitles(mulberry32(1)).map(slugFromTitle);
  expect(new Set(addresses).size).toBe(50);
  expect(new Set(localServiceTitles.map((title) => title.toLowerCase())).size).toBe(50);
});
