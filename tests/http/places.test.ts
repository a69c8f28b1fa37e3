/** Places and topics as they may be asked for: under another spelling, by a name without a page, or by nothing at all. */
import { expect, test } from 'vitest';
import { siteName } from '#content/site.ts';
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
    ['centro-de-guarulhos', 'centro-guarulhos'],
    ['centro-de-osasco', 'centro-osasco'],
    ['sao-bernardo', 'sao-bernardo-do-campo'],
    ['s%C3%A3o-caetano', 'sao-caetano-do-sul'],
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
  expect(headingOf((await ask('/?cidade=sao-caetano')).text)).toContain('em São Caetano do Sul');
  const { text } = await ask('/cidades/aruja');
  expect(headingOf(text)).toBe('Motor para portão PPA em Arujá');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
});

test('a place is led in by its own words, with how fast it opens and what comes free', async () => {
  const { ask } = await startServer();
  const { text } = await ask('/cidades/moema');
  const description = /<meta name="description" content="(.*?)"/.exec(text)?.[1];
  expect(description).toMatch(/\bMoema\b/);
  expect(text).toContain(`<p class="lead">${description}</p>`);
  for (const path of ['/cidades/moema', '/cidades/jandira', '/cidades/lugar-nenhum']) {
    const claim =
      '<p class="heading-claim">Abre em 4 segundos com o kit JETFLEX. Entrega e instalação grátis.</p>';
    expect((await ask(path)).text, path).toContain(claim);
  }
});

test('the general text names the place it was asked for, as text', async () => {
  const { ask } = await startServer();
  for (const [slug, where] of [
    ['jandira', 'em Jandira'],
    ['lugar-nenhum', 'em Lugar Nenhum'],
    ['%3Ci%3Ecasa', 'em &lt;i&gt;casa'],
  ] as const) {
    const { text } = await ask(`/cidades/${slug}`);
    expect(text, slug).toContain(`O kit chega completo ${where} e o instalador`);
  }
});

test('every place is told how often a gate is looked after', async () => {
  const { ask } = await startServer();
  for (const path of ['/cidades/moema', '/cidades/jandira']) {
    const rule = 'revisão uma vez por ano em casa e duas em condomínio e comércio.';
    expect((await ask(path)).text, path).toContain(rule);
  }
});

function blocksOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );
}

test('structured data of a place names that place and no other', async () => {
  const { ask } = await startServer();
  for (const [path, area] of [
    ['/cidades/cotia', { '@type': 'City', name: 'Cotia' }],
    [
      '/cidades/moema',
      { '@type': 'Place', name: 'Moema', containedInPlace: { '@type': 'City', name: 'São Paulo' } },
    ],
    ['/cidades/jandira', { '@type': 'City', name: 'Jandira' }],
    ['/cidades/lugar-nenhum', { '@type': 'Place', name: 'Lugar Nenhum' }],
    ['/depoimentos/santo-andre', { '@type': 'City', name: 'Santo André' }],
    ['/portao-automatico-osasco', { '@type': 'City', name: 'Osasco' }],
  ] as const) {
    const blocks = blocksOf((await ask(path)).text);
    const served = (type: string) =>
      blocks.filter((block) => block['@type'] === type).map((one) => one.areaServed);
    expect([path, served('LocalBusiness')]).toEqual([path, [area]]);
    expect([path, served('Service')]).toEqual([path, [[area]]]);
  }
});

test('structured data calls the business by its name, and a service by what is done where', async () => {
  const { ask } = await startServer();
  for (const [path, service] of [
    ['/cidades/penha', 'Motor para portão PPA na Penha'],
    ['/depoimentos/sao-bernardo', 'Instalação e conserto de motor de portão em São Bernardo do Campo'],
    ['/depoimentos/zona-norte-sp', 'Instalação e conserto de motor de portão na Zona Norte de São Paulo'],
    ['/depoimentos/clientes-especiais', 'Instalação e conserto de motor de portão em São Paulo e região'],
    ['/portao-automatico-osasco', 'Portão automático em Osasco'],
  ] as const) {
    const blocks = blocksOf((await ask(path)).text);
    const named = (type: string) => blocks.filter((one) => one['@type'] === type).map(({ name }) => name);
    expect([path, named('Service')]).toEqual([path, [service]]);
    expect(new Set([...named('LocalBusiness'), siteName]), path).toEqual(new Set([siteName]));
  }
});

test('what stands in an address cannot leave the structured data', async () => {
  const { ask } = await startServer();
  const { status, text } = await ask('/cidades/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(status).toBe(200);
  expect(text).not.toContain('<script>alert');
  expect(blocksOf(text)).toHaveLength(3);
});

test('a generated page shown as a topic says what it is, any other topic does not', async () => {
  const { ask, services } = await startServer();
  const draft = { title: 'Portão em Cotia', slug: 'portao-em-cotia', content: '<p>Texto da página</p>' };
  expect((await services.pages.publish([draft])).ok).toBe(true);
  const note = 'Conteúdo gerado automaticamente';
  const { text } = await ask('/topicos/portao-em-cotia');
  expect(text).toContain('Texto da página');
  expect(text).toMatch(new RegExp(`</h1><p class="generated-note">${note}</p>`));
  for (const path of ['/links-uteis/portao-em-cotia', '/topicos/motor-ppa', '/topicos/assunto-qualquer']) {
    expect((await ask(path)).text, path).not.toContain(note);
  }
});
