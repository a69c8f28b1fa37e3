/** The problem search, submitted as a form without JavaScript. */
import { expect, test } from 'vitest';
import { maxSearchLength } from '#domain/catalogue/search-words.ts';
import { startServer } from './support/start-server.ts';

const search = (typed: string) => `/buscar?q=${encodeURIComponent(typed)}`;

test('a search redirects to the matching page, to the slug of its words, or to the home page', async () => {
  const { send } = await startServer();
  for (const [typed, path] of [
    ['Portão não feicha', '/portao-nao-fecha'],
    ['portão caiu!', '/portao-caiu'],
    ['  ', '/'],
  ] as const) {
    const { status, headers } = await send(search(typed));
    expect([typed, status, headers.location]).toEqual([typed, 303, path]);
  }
});

test('a search from the home page that finds nothing leads back to it, and it repeats what was typed', async () => {
  const { send } = await startServer();
  const { status, headers } = await send('/buscar?q=Port%C3%A3o+%22roxo%22&de=inicio');
  expect([status, headers.location]).toEqual([303, '/?busca=Port%C3%A3o+%22roxo%22#sem-resposta']);
  const { text } = await send(headers.location?.split('#')[0] ?? '');
  expect(text).toContain('Não temos uma página sobre “Portão &quot;roxo&quot;”');
  expect(text).not.toContain('noindex');
  expect((await send('/')).text).not.toContain('sem-resposta');
  expect((await send('/?busca=%20')).text).not.toContain('sem-resposta');
});

test('only the beginning of a very long search is used', async () => {
  const { send } = await startServer();
  const { status, headers } = await send(search('palavra sem fim '.repeat(600)));
  expect(status).toBe(303);
  expect(headers.location?.length).toBeLessThanOrEqual(maxSearchLength + 1);
});

test('a search whose last character would be cut in half loses that character', async () => {
  const { send } = await startServer();
  const typed = `${'x'.repeat(maxSearchLength - 1)}😀`;
  expect((await send(search(typed))).status).toBe(303);
  const { status, text } = await send(`/?busca=${encodeURIComponent(typed)}`);
  expect(status).toBe(200);
  expect(text).toContain(`Não temos uma página sobre “${'x'.repeat(maxSearchLength - 1)}”`);
});

test('the search field accepts no more characters than the server uses', async () => {
  const { send } = await startServer();
  expect((await send('/')).text).toContain(`maxLength="${maxSearchLength}"`);
});
