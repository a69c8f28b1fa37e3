import { expect, test } from 'vitest';
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { pageFields } from '#domain/pages/page-fields.ts';
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { writePage } from './write-page.ts';

const write = (title: string) =>
  writePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });

test('each title of the bulk creator gives a page with a slug of its own, within all limits, that the sanitiser leaves as it is', async () => {
  const pages = await Promise.all(localServiceTitles.map(write));
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(50);
  for (const { title, slug, content, description } of pages) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(reservedSlugs.has(slug), slug).toBe(false);
    expect(sanitizePageHtml(content), title).toBe(content);
    expect(content.length).toBeLessThan(pageFields.content.maxLength);
    expect(description?.length, title).toBeGreaterThanOrEqual(70);
    expect(description?.length, title).toBeLessThanOrEqual(160);
  }
});

test('the same title and the same seed give the same page', async () => {
  const [title = ''] = localServiceTitles;
  expect(await write(title)).toEqual(await write(title));
});

test('tags in a title appear neither in the slug nor in the content', async () => {
  const { slug, content } = await write('Portão <b>travado</b> <script>x()</script> em Moema');
  expect(slug).toBe('portao-travado-x-em-moema');
  expect(content).not.toContain('<b>');
  expect(content).not.toContain('<script');
});
