/** /llms.txt: what a program needs to find on a person's behalf. */
import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { families } from '#content/families.ts';
import { standingPages } from '#content/standing-pages.ts';
import { existingPages } from '#tests/support/public-paths.ts';
import { startServer } from './support/start-server.ts';

/** Pages that a reader of an overview does not look for. */
const leftOut = ['garantia', 'privacidade', 'termos', 'sitemap'];

test('the overview lists every page with a route of its own and links only existing pages', async () => {
  const { send } = await startServer();
  const { text } = await send('/llms.txt');
  const listed = [...text.matchAll(/\]\(https?:\/\/[^/)]+([^)]*)\)/g)].map(([, path = '']) => path);
  const expected = [
    paths.home(),
    paths.motorChooser(),
    ...Object.keys(standingPages)
      .filter((word) => !leftOut.includes(word))
      .map((word) => paths.textPage(word)),
  ];
  expect(expected.filter((path) => !listed.includes(path))).toEqual([]);
  expect(listed.filter((path) => !existingPages.has(path))).toEqual([]);
  expect(listed.filter((path) => path.startsWith(`/${families.topics.prefix}/`)).length).toBeGreaterThan(30);
});
