/** Every text of content/: it belongs to something, fits its schema, reads well to a machine and repeats no other. */
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
import { indexablePaths } from '#app/seo/indexable-paths.server.ts';
import { placeTitle } from '#domain/catalogue/place-title.ts';
import { findPlace, places } from '#domain/catalogue/places.ts';
import { findTopic, topics } from '#domain/catalogue/topics.ts';
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { mostAlike, shinglesOf } from '#tests/support/shingles.ts';

const similarityLimit = 0.55;
const brands = ['PPA', 'Garen', 'Peccinin', 'Nice', 'Zap', 'Linear', 'Jetflex'];

const everyText = [
  ...[...placeProse].map(([slug, prose]) => ({ file: `places/${slug}.md`, prose })),
  ...[...topicProse].map(([slug, prose]) => ({ file: `topics/${slug}.md`, prose })),
  ...[...problemProse].map(([slug, prose]) => ({ file: `problems/${slug}.md`, prose })),
  ...[...termProse].map(([slug, prose]) => ({ file: `terms/${slug}.md`, prose })),
  ...[...guideProse].map(([slug, prose]) => ({ file: `guides/${slug}.md`, prose })),
  ...[...articleProse].map(([slug, prose]) => ({ file: `blog/${slug}.md`, prose })),
  ...[...textPageProse].map(([slug, prose]) => ({ file: `pages/${slug}.md`, prose })),
];

function troubles(check: (html: string) => string[]): string[] {
  return everyText.flatMap(({ file, prose }) => check(prose.html()).map((trouble) => `${file}: ${trouble}`));
}

test('every place and every topic has a text, and every text a place or topic', () => {
  expect(places.map(({ slug }) => slug).filter((slug) => !placeProse.has(slug))).toEqual([]);
  expect([...placeProse.keys()].filter((slug) => findPlace(slug) === undefined)).toEqual([]);
  expect(topics.map(({ slug }) => slug).filter((slug) => !topicProse.has(slug))).toEqual([]);
  expect([...topicProse.keys()].filter((slug) => findTopic(slug) === undefined)).toEqual([]);
});

test('pages with an address at the root stand under reserved words', () => {
  const slugs = [...guideProse.keys(), ...textPageProse.keys()];
  expect(slugs.filter((slug) => !reservedSlugs.has(slug))).toEqual([]);
});

test('a problem stands where the search for its phrase leads, and takes no reserved word', () => {
  const misplaced = [...problemProse].filter(
    ([slug, { frontMatter }]) => slug !== slugFromSearch(frontMatter.phrase) || reservedSlugs.has(slug),
  );
  expect(misplaced.map(([slug]) => slug)).toEqual([]);
});

test('the page of a problem that has its reader cut the power or release the motor shows the safety rules', () => {
  const handsOn = /deslig(?:ue|ar) o disjuntor|solte o motor|gire a chave/i;
  const without = [...problemProse].filter(
    ([, { frontMatter, html }]) => handsOn.test(html()) && !frontMatter.isHandsOn,
  );
  expect(without.map(([slug]) => slug)).toEqual([]);
});

test('no two texts share a title or a description', () => {
  const titles = [
    ...places.map(({ name }) => placeTitle(name)),
    ...[topicProse, termProse, guideProse, articleProse, textPageProse]
      .flatMap((texts) => [...texts.values()])
      .map(({ frontMatter }) => frontMatter.title),
    ...[...problemProse.values()].map(({ frontMatter }) => frontMatter.phrase),
  ];
  const descriptions = everyText.map(({ prose }) => prose.frontMatter.description);
  for (const list of [titles, descriptions]) {
    expect(list.filter((one, position) => list.indexOf(one) !== position)).toEqual([]);
  }
});

test('the title of every place fits into 60 characters', () => {
  expect(places.map(({ name }) => placeTitle(name)).filter((title) => title.length > 60)).toEqual([]);
});

test('the description of every place names it, as it leads the page in and stands in search results', () => {
  const nameless = places.filter(
    ({ slug, name }) => !placeProse.get(slug)?.frontMatter.description.includes(name),
  );
  expect(nameless).toEqual([]);
});

test('neighbours named by a place are places, and not itself', () => {
  const wrong = [...placeProse].flatMap(([slug, { frontMatter }]) =>
    frontMatter.nearby
      .filter((one) => one === slug || findPlace(one) === undefined)
      .map((one) => `${slug}: ${one}`),
  );
  expect(wrong).toEqual([]);
});

test('headings begin at the second level and skip none', () => {
  expect(
    troubles((html) => {
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

test('texts bring no script, style, handler or picture of their own', () => {
  expect(
    troubles(
      (html) => html.match(/<(?:script|style|iframe|img|form)\b|\son\w+=|\sstyle=|javascript:/gi) ?? [],
    ),
  ).toEqual([]);
});

test('links lead to pages of this site that exist', () => {
  const known = new Set(indexablePaths());
  expect(
    troubles((html) =>
      [...html.matchAll(/href="([^"]*)"/g)]
        .map((match) => match[1] ?? '')
        .filter((href) => !known.has(href.replace(/[?#].*$/, ''))),
    ),
  ).toEqual([]);
});

test('a price is never torn from its currency at the end of a line', () => {
  expect(troubles((html) => html.match(/R\$(?!\u00a0\d)[^<]{0,12}/g) ?? [])).toEqual([]);
});

test('no two texts of a family say the same with another name in it', () => {
  const families = {
    places: { texts: [...placeProse], names: [...places.map(({ name }) => name), ...brands] },
    'topics and terms': { texts: [...topicProse, ...termProse], names: brands },
    problems: { texts: [...problemProse], names: brands },
    'guides and articles': { texts: [...guideProse, ...articleProse], names: brands },
  };
  for (const [family, { texts, names }] of Object.entries(families)) {
    const longestFirst = names.toSorted((a, b) => b.length - a.length);
    const shingles = new Map(
      texts.map(([slug, prose]) => [slug, shinglesOf(prose.html().replace(/<[^>]+>/g, ' '), longestFirst)]),
    );
    const { found, pair } = mostAlike(shingles);
    process.stdout.write(`${family}: most alike ${found.toFixed(3)}, ${pair.join(' / ')}\n`);
    expect(found, pair.join(' / ')).toBeLessThanOrEqual(similarityLimit);
  }
});
