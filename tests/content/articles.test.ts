/** The blog and the illustrated guides: reading times, illustrations, headings, order and front matter. */
import { expect, test } from 'vitest';
import { articles } from '#app/catalogue/articles.server.ts';
import { withContents } from '#app/catalogue/contents.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { readPassages } from '#app/sections/guide/passages.server.ts';
import { blogMeta } from '#content/blog.ts';
import { families } from '#content/families.ts';
import { articleFrontMatter } from '#content/front-matter.ts';
import { completeGuide } from '#content/guides/complete-guide.ts';

const wordsPerMinute = 200;

function minutesOf(html: string): number {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length / wordsPerMinute;
}

const guide = proseOf(families.guides).get('guia-completo');
const illustrated = [
  ...[...proseOf(families.articles)].map(([name, { html, frontMatter }]) => ({
    name,
    html,
    minutes: frontMatter.minutes,
  })),
  { name: 'guia-completo', html: () => guide?.html() ?? '', minutes: completeGuide.minutes },
];

test.for(illustrated)('$name has a correct reading time', ({ html, minutes }) => {
  expect(Math.abs(minutesOf(html()) - minutes)).toBeLessThanOrEqual(1);
});

test.for(illustrated)('$name has an illustration, and all its illustrations exist', ({ html }) => {
  expect(readPassages(html()).some((passage) => 'illustration' in passage)).toBe(true);
});

test.for(illustrated)('$name has no two headings with the same id', ({ html }) => {
  const ids = withContents(html()).contents.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the newest article comes first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(articles).toHaveLength(proseOf(families.articles).size);
});

test('the slugs of articles contain only lower-case letters, digits and single hyphens', () => {
  expect(articles.map(({ slug }) => slug).filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual(
    [],
  );
});

test('the article on stators is a technical guide of eight minutes', () => {
  const article = articles.find(({ slug }) => slug === 'qualidade-estatores-motor-portao');
  expect(article).toMatchObject({ kind: 'Guia técnico', minutes: 8 });
});

test('an article with an invalid publication date is refused', () => {
  const [article] = articles;
  const { slug: _, ...frontMatter } = article ?? { slug: '' };
  expect(articleFrontMatter.safeParse(frontMatter).success).toBe(true);
  expect(articleFrontMatter.safeParse({ ...frontMatter, date: '2026-02-30' }).success).toBe(false);
});

test('the title and description of the blog fit in search results', () => {
  expect(blogMeta.title.length).toBeLessThanOrEqual(60);
  expect(blogMeta.description.length).toBeGreaterThanOrEqual(70);
  expect(blogMeta.description.length).toBeLessThanOrEqual(160);
});
