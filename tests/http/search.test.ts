/** The problem search as a form without JavaScript: where it leads, and that nobody can keep the server busy with it. */
import { expect, test } from 'vitest';
import { maxSearchLength } from '#domain/catalogue/search-words.ts';
import { startServer } from './support/start-server.ts';

const search = (typed: string) => `/buscar?q=${encodeURIComponent(typed)}`;

test('a search leads to the page that is meant, to the address of its words, or home', async () => {
  const { ask } = await startServer();
  for (const [typed, path] of [
    ['Portão não feicha', '/portao-nao-fecha'],
    ['portão caiu!', '/portao-caiu'],
    ['  ', '/'],
  ] as const) {
    const { status, headers } = await ask(search(typed));
    expect([typed, status, headers.location]).toEqual([typed, 303, path]);
  }
});

test('of a text without end only the beginning is read', async () => {
  const { ask } = await startServer();
  const { status, headers } = await ask(search('palavra sem fim '.repeat(600)));
  expect(status).toBe(303);
  expect(headers.location?.length).toBeLessThanOrEqual(maxSearchLength + 1);
});

test('the field takes no more than is read', async () => {
  const { ask } = await startServer();
  expect((await ask('/')).text).toContain(`maxLength="${maxSearchLength}"`);
});
