/** Every text in content/ belongs to a page, has valid markup and links, and does not repeat another text. */
import { expect, test } from 'vitest';
import { type AnyTextFamily, hasTexts } from '#app/catalogue/families.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { families, type PageFamily } from '#content/families.ts';
import { placeTitle } from '#domain/catalogue/place-title.ts';
import { findPlace, places } from '#domain/catalogue/places.ts';
import { findTopic, topics } from '#domain/catalogue/topics.ts';
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { textOfHtml } from '#domain/similarity/text-of-html.ts';
import { nameList } from '#domain/similarity/words.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { existingPages } from '#tests/support/public-paths.ts';
import { mostAlike } from '#tests/support/shingles.ts';

const similarityLimit = 0.55;
const brands = ['PPA', 'Garen', 'Peccinin', 'Nice', 'Zap', 'Linear', 'Jetflex'];

const textFamilies = Object.values<PageFamily>(families).filter(hasTexts);
const everyText = textFamilies.flatMap((family) =>
  [...proseOf(family)].map(([slug, prose]) => ({ file: `${family.folder}/${slug}.md`, prose })),
);

function violations(check: (html: string) => string[]): string[] {
  return everyText.flatMap(({ file, prose }) =>
    check(prose.html()).map((violation) => `${file}: ${violation}`),
  );
}

test('every place and topic has a text, and every such text has a place or topic', () => {
  expect(places.map(({ slug }) => slug).filter((slug) => !proseOf(families.places).has(slug))).toEqual([]);
  expect([...proseOf(families.places).keys()].filter((slug) => findPlace(slug) === undefined)).toEqual([]);
  expect(topics.map(({ slug }) => slug).filter((slug) => !proseOf(families.topics).has(slug))).toEqual([]);
  expect([...proseOf(families.topics).keys()].filter((slug) => findTopic(slug) === undefined)).toEqual([]);
});

test('the slugs of guides and text pages are reserved words', () => {
  const slugs = [...proseOf(families.guides).keys(), ...proseOf(families.textPages).keys()];
  expect(slugs.filter((slug) => !reservedSlugs.has(slug))).toEqual([]);
});

test('the slug of a problem is made from its phrase and is not a reserved word', () => {
  const misplaced = [...proseOf(families.problems)].filter(
    ([slug, { frontMatter }]) => slug !== slugFromSearch(frontMatter.phrase) || reservedSlugs.has(slug),
  );
  expect(misplaced.map(([slug]) => slug)).toEqual([]);
});

test('a problem page that tells its reader to cut the power or release the motor shows the safety rules', () => {
  const handsOn = /deslig(?:ue|ar) o disjuntor|solte o motor|gire a chave/i;
  const without = [...proseOf(families.problems)].filter(
    ([, { frontMatter, html }]) => handsOn.test(html()) && !frontMatter.isHandsOn,
  );
  expect(without.map(([slug]) => slug)).toEqual([]);
});

test('no two texts share a title or a description', () => {
  const titles = [
    ...places.map(({ where }) => placeTitle(where)),
    ...everyText.flatMap(({ prose: { frontMatter } }) => frontMatter.title ?? []),
    ...[...proseOf(families.problems).values()].map(({ frontMatter }) => frontMatter.phrase),
  ];
  const descriptions = everyText.map(({ prose }) => prose.frontMatter.description);
  for (const list of [titles, descriptions]) {
    expect(list.filter((item, position) => list.indexOf(item) !== position)).toEqual([]);
  }
});

test('the title of every place has at most 60 characters', () => {
  expect(places.map(({ where }) => placeTitle(where)).filter((title) => title.length > 60)).toEqual([]);
});

test('the description of every place contains its name', () => {
  const nameless = places.filter(
    ({ slug, name }) => !proseOf(families.places).get(slug)?.frontMatter.description.includes(name),
  );
  expect(nameless).toEqual([]);
});

test('places listed as nearby exist and are not the place itself', () => {
  const wrong = [...proseOf(families.places)].flatMap(([slug, { frontMatter }]) =>
    frontMatter.nearby
      .filter((name) => name === slug || findPlace(name) === undefined)
      .map((name) => `${slug}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('headings begin at the second level and skip no level', () => {
  expect(
    violations((html) => {
      const levels = [1, ...[...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))];
      return levels.flatMap((level, position) => {
        const before = levels[position - 1];
        return before !== undefined && (level === 1 || level > before + 1)
          ? [`h${level} after h${before}`]
          : [];
      });
    }),
  ).toEqual([]);
});

test('texts contain no script, style, event handler or picture', () => {
  expect(
    violations(
      (html) => html.match(/<(?:script|style|iframe|img|form)\b|\son\w+=|\sstyle=|javascript:/gi) ?? [],
    ),
  ).toEqual([]);
});

test('links point to existing pages of this site', () => {
  expect(
    violations((html) =>
      [...html.matchAll(/href="([^"]*)"/g)]
        .map((match) => match[1] ?? '')
        .filter((href) => !existingPages.has(href.replace(/[?#].*$/, ''))),
    ),
  ).toEqual([]);
});

test('a price has a no-break space after its currency', () => {
  expect(violations((html) => html.match(/R\$(?!\u00a0\d)[^<]{0,12}/g) ?? [])).toEqual([]);
});

/** Families with pages on similar subjects are compared together. */
const comparedTogether: readonly (readonly AnyTextFamily[])[] = [
  [families.topics, families.terms],
  [families.guides, families.articles],
];

test('no two texts of a family are similar after names are removed', () => {
  const alone = textFamilies.filter((family) => !comparedTogether.flat().includes(family));
  for (const together of [...comparedTogether, ...alone.map((family) => [family])]) {
    const placeNames = together.includes(families.places) ? places.map(({ name }) => name) : [];
    const names = nameList([...brands, ...placeNames]);
    const shingles = new Map(
      together
        .flatMap((family) => [...proseOf(family)])
        .map(([slug, prose]) => [slug, shinglesOf(textOfHtml(prose.html()), names)]),
    );
    const { score, pair } = mostAlike(shingles);
    const compared = together.map(({ folder }) => folder).join(' and ');
    process.stdout.write(`${compared}: most alike ${score.toFixed(3)}, ${pair.join(' / ')}\n`);
    expect(score, pair.join(' / ')).toBeLessThanOrEqual(similarityLimit);
  }
});
