/**
 * The figures in the texts are declared in content/offers.ts or are tokens of content/facts.ts, and screens contain none.
 * Only prices are checked by family.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyTextFamily, hasTexts } from '#app/catalogue/families.server.ts';
import { faqPageGroups } from '#app/catalogue/faq.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { families, type PageFamily } from '#content/families.ts';
import {
  expressMaintenance,
  generatedCopy,
  guidePrices,
  homeOffers,
  landingClaims,
  landingKits,
  landingMotors,
  maxInstalments,
  repairByPart,
  repairPrice,
} from '#content/offers.ts';
import { repairTable } from '#content/repair-prices.ts';
import { openingHours } from '#content/site.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';

/** The prices, and the differences between any two of them. */
function withDifferences(prices: readonly number[]): number[] {
  return [...prices, ...prices.flatMap((price) => prices.map((other) => Math.abs(price - other)))];
}

const kits = withDifferences(homeOffers.map(({ price }) => price));
const ranges = [repairPrice, ...Object.values(repairByPart), ...Object.values(guidePrices)].flatMap(
  ({ from, to }) => [from, to],
);
const allowedEverywhere = [...kits, ...ranges];
const landing = [
  ...withDifferences(landingMotors.map(({ price }) => price)),
  ...landingKits.flatMap(({ price, formerPrice }) => [price, formerPrice]),
  // What is left for the assembly of a kit that is sold without it.
  ...landingKits.flatMap(({ price }) => homeOffers.map((installed) => installed.price - price)),
];

function strayPrices(texts: Iterable<readonly [string, string]>, allowed: readonly number[]): string[] {
  return [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/R\$\s*([\d.]*\d)/g)]
      .map((match) => Number(match[1]?.replaceAll('.', '')))
      .filter((price) => !allowed.includes(price))
      .map((price) => `${name}: R$ ${price}`),
  );
}

function textsOf(family: AnyTextFamily): (readonly [slug: string, text: string])[] {
  return [...proseOf(family)].map(([slug, prose]) => [slug, prose.html() + prose.frontMatter.description]);
}

/** Prices that only the pages of one family may quote. */
const ownPrices = new Map<PageFamily, readonly number[]>([
  [families.problems, [expressMaintenance.price]],
  [families.terms, landing],
]);

test.for([
  ...Object.values<PageFamily>(families)
    .filter(hasTexts)
    .map((family) => ({
      family: family.folder,
      texts: textsOf(family),
      allowed: [...allowedEverywhere, ...(ownPrices.get(family) ?? [])],
    })),
  {
    family: 'questions',
    texts: faqPageGroups.flatMap(({ entries }) =>
      entries.map(({ question, answerText }) => [question, answerText] as const),
    ),
    allowed: allowedEverywhere,
  },
])('the texts of $family quote only declared prices', ({ texts, allowed }) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(strayPrices(texts, allowed)).toEqual([]);
});

test('a text with the price of Express Maintenance names the cities where it is offered', () => {
  const misleading = textsOf(families.problems).filter(
    ([, html]) =>
      html.includes(`R$\u00a0${expressMaintenance.price}`) &&
      !(html.includes('Guarulhos') && html.includes('Osasco')),
  );
  expect(misleading.map(([slug]) => slug)).toEqual([]);
});

/**
 * The sources in these folders, stripped of comments. Tests and the administrator's area are left out: no customer reads
 * them.
 */
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

test('a price has a no-break space after its currency', () => {
  expect(found(sourcesOf('app', 'content'), /R\$ \d.{0,12}/g)).toEqual([]);
});

/**
 * The sources of the content, without tokens and without lines of keywords, which are searches that people type, and of
 * related pages. The declarations of figures and the wordings of searches are left out, and so are the testimonials and
 * the generator's texts, which have tests of their own.
 */
function proseSources(): (readonly [file: string, source: string])[] {
  return sourcesOf('content')
    .filter(
      ([file]) =>
        !/^content\/(?:offers|facts|search-wordings)\.ts$|^content\/(?:generator|testimonials)\//.test(file),
    )
    .map(([file, source]) => [file, source.replace(/^(?:keywords|related):.*$|\{\{.+?\}\}/gm, '')] as const);
}

test('prose gives prices, weights, and years and months in digits as tokens of content/facts.ts', () => {
  const sources = proseSources();
  expect(sources.length).toBeGreaterThan(300);
  const literal =
    /.{0,20}(?:R\$(?:\s|\\u00a0)*\d[\d.]*|\b\d+(?:,\d+)?(?:\s|\\u00a0)?(?:kg|quilos)\b|\b\d+(?:\s|\\u00a0)(?:anos?|m[eê]s(?:es)?)\b)/gi;
  expect(found(sources, literal)).toEqual([]);
});

test('prose gives a warranty in words as a token too', () => {
  const literal =
    /(?:garanti|cobert)[^.]{0,60}\b(?:um|dois|três|seis|doze)(?:\s|\\u00a0)(?:anos?|m[eê]s(?:es)?)\b.{0,20}/gi;
  expect(found(proseSources(), literal)).toEqual([]);
});

test('a screen contains no figure of the offers', () => {
  const screens = sourcesOf('app');
  expect(screens.length).toBeGreaterThan(80);
  const figure =
    /R\$(?:\s|\\u00a0)*\d.{0,9}|\b\d+ ?x\b(?! \d)|\b\d[\d.]* (?:segundos?|modelos|anos?|meses|horas|clientes|avaliações|cidades|kg|CV|HP)\b/gi;
  expect(found(screens, figure)).toEqual([]);
});

test('the text of the opening hours matches their times', () => {
  const hour = (time: string) => `${Number(time.slice(0, 2))}h`;
  for (const { text, opens, closes } of openingHours.schedule) {
    expect(text).toMatch(new RegExp(` ${hour(opens)} às ${hour(closes)}$`));
  }
});

test('no source writes the opening hours out, and texts that mention Saturday agree with them', () => {
  const sources = sourcesOf('app', 'content', 'domain');
  expect(found(sources, /.{0,20}\b\d{1,2}h às \d{1,2}h/g)).toEqual([]);
  const saturday = openingHours.schedule.at(-1)?.text;
  const closings = sources.flatMap(([, text]) => [...text.matchAll(/sábado até as (\d{1,2}h)/g)]);
  expect(closings.length).toBeGreaterThan(0);
  for (const [, closing = ''] of closings) expect(saturday).toMatch(new RegExp(`${closing}$`));
});

test('every repair by part is within the prices and hours of all repairs, in steps of 50 reais', () => {
  const { repairHours } = generatedCopy;
  for (const [part, { from, to, hours }] of Object.entries(repairByPart)) {
    expect(from, part).toBeGreaterThanOrEqual(repairPrice.from);
    expect(to, part).toBeLessThanOrEqual(repairPrice.to);
    expect(to, part).toBeGreaterThan(from);
    expect([from % 50, to % 50], part).toEqual([0, 0]);
    expect(hours, part).toBeGreaterThanOrEqual(repairHours.from);
    expect(hours, part).toBeLessThanOrEqual(repairHours.to);
  }
  expect(Math.min(...Object.values(repairByPart).map(({ from }) => from))).toBe(repairPrice.from);
  expect(Math.max(...Object.values(repairByPart).map(({ to }) => to))).toBe(repairPrice.to);
});

test('the table of repair prices has a row for each part, calls its values a reference to be confirmed, and is on two pages', () => {
  const { rows, note } = repairTable;
  expect(rows.map(({ part }) => part).toSorted((a, b) => a.from - b.from)).toEqual(
    Object.values(repairByPart).toSorted((a, b) => a.from - b.from),
  );
  for (const { part, name, price, time } of rows) {
    expect(withFacts([price, time]), name).toEqual([
      `R$\u00a0${part.from} a R$\u00a0${part.to}`,
      `até ${part.hours} ${part.hours === 1 ? 'hora' : 'horas'}`,
    ]);
  }
  expect(note).toMatch(/valores de referência.*confirmado antes do serviço/);
  const shown = textsOf(families.problems)
    .concat(textsOf(families.topics))
    .filter(([, html]) => html.includes(note));
  expect(shown.map(([slug]) => slug)).toEqual([
    'quanto-custa-consertar-portao-eletronico',
    'conserto-de-motor-de-portao',
  ]);
});

/** Figures written in prose without a token, because a token would read awkwardly: in a range, or in another form. */
const writtenOut: readonly { what: string; literal: RegExp; declared: readonly string[] }[] = [
  {
    what: 'seconds',
    literal: /\b\d+(?: a \d+)? segundos?\b/g,
    declared: [...homeOffers.map(({ seconds }) => `${seconds} segundos`), '16 a 4 segundos'],
  },
  {
    what: 'hours',
    literal: /\b\d+(?: a \d+)? horas?\b/g,
    declared: [
      ...[
        generatedCopy.repairHours,
        generatedCopy.maintenanceHours,
        generatedCopy.installationHours,
        landingClaims.installationHours,
      ].flatMap(({ from, to }) => [`${from} a ${to} horas`, `${from} hora`, `${to} horas`]),
      `${generatedCopy.deliveryHours} horas`,
    ],
  },
  {
    what: 'power',
    literal: /\b1\/\d ?(?:HP|CV)\b/g,
    declared: ['1/4', '1/3', '1/2'].flatMap((power) => [`${power} HP`, `${power} CV`, `${power}HP`]),
  },
  {
    what: 'instalments',
    literal: /\b\d+(?:x\b(?! \d)| vezes\b| parcelas\b)/g,
    declared: ['x', ' vezes', ' parcelas'].map((form) => `${maxInstalments}${form}`),
  },
];

test.for(writtenOut)('figures of $what written out in prose are declared', ({ literal, declared }) => {
  const sources = proseSources();
  expect(sources.some(([, source]) => literal.test(source))).toBe(true);
  expect(
    found(sources, literal).filter((figure) => !declared.includes(figure.replace(/^[^:]+: /, ''))),
  ).toEqual([]);
});
