/** Places and topics as they may be asked for: under another spelling, by a name without a page, or by nothing at all. */
import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

function headingOf(html: string): string | undefined {
  return /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
}

test('an address without a letter or a digit is no page', async () => {
  const { ask, logged } = await startServer();
  for (const path of ['/cidades/-', '/cidades/%20', '/cidades/!!', '/topicos/---', '/topicos/%F0%9F%9A%AA']) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.location]).toEqual([path, 302, '/not-found']);
  }
  expect(logged).toContainEqual(expect.objectContaining({ path: '/topicos/---', msg: 'not found' }));
});

test('another spelling of a place moves to the place', async () => {
  const { ask } = await startServer();
  for (const [given, own] of [
    ['sao%20paulo', 'sao-paulo'],
    ['s%C3%A3o-paulo', 'sao-paulo'],
    ['jardim-das-flores', 'jardim-das-flores-osasco'],
    ['centro-de-osasco', 'centro-osasco'],
    ['vila%20nova', 'vila-nova'],
    ['a%2Fb%20c', 'a%2Fb-c'],
  ] as const) {
    const { status, headers } = await ask(`/cidades/${given}`);
    expect([given, status, headers.location]).toEqual([given, 301, `/cidades/${own}`]);
    expect((await ask(`/cidades/${own}`)).status, own).toBe(200);
  }
});

test('a city we deliver to is called by its name, on home and on its general page', async () => {
  const { ask } = await startServer();
  expect(headingOf((await ask('/?cidade=jandira')).text)).toContain('em Jandira');
  expect(headingOf((await ask('/?cidade=santana-de-parnaiba')).text)).toContain('em Santana de Parnaíba');
  const { text } = await ask('/cidades/aruja');
  expect(headingOf(text)).toBe('Motor para portão PPA em Arujá');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
});
