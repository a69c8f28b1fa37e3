/** The pages of places, also under another spelling or an unknown name: their texts and structured data. */
import { expect, test } from 'vitest';
import { openingHours, siteName } from '#content/site.ts';
import { places } from '#domain/catalogue/places.ts';
import { startServer } from './support/start-server.ts';

function headingOf(html: string): string | undefined {
  return /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
}

test('a slug without a letter or digit has no page', async () => {
  const { send, logged } = await startServer();
  for (const path of ['/cidades/-', '/cidades/%20', '/cidades/!!', '/topicos/---', '/topicos/%F0%9F%9A%AA']) {
    const { status, headers } = await send(path);
    expect([path, status, headers.location]).toEqual([path, 302, '/not-found']);
  }
  expect(logged).toContainEqual(expect.objectContaining({ path: '/topicos/---', msg: 'not found' }));
});

test('another spelling of a place redirects to its address', async () => {
  const { send } = await startServer();
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
    const { status, headers } = await send(`/cidades/${given}`);
    expect([given, status, headers.location]).toEqual([given, 301, `/cidades/${own}`]);
    expect((await send(`/cidades/${own}`)).status, own).toBe(200);
  }
});

test('the home page and the general page show the correct name of a city in the delivery area', async () => {
  const { send } = await startServer();
  expect(headingOf((await send('/?cidade=jandira')).text)).toContain('em Jandira');
  expect(headingOf((await send('/?cidade=santana-de-parnaiba')).text)).toContain('em Santana de Parnaíba');
  expect(headingOf((await send('/?cidade=sao-caetano')).text)).toContain('em São Caetano do Sul');
  const { text } = await send('/cidades/aruja');
  expect(headingOf(text)).toBe('Motor para portão PPA em Arujá');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
});

test('the page of a place begins with its description and the opening time of the fastest kit', async () => {
  const { send } = await startServer();
  const { text } = await send('/cidades/moema');
  const description = /<meta name="description" content="(.*?)"/.exec(text)?.[1];
  expect(description).toMatch(/\bMoema\b/);
  expect(text).toContain(`<p class="lead">${description}</p>`);
  for (const path of ['/cidades/moema', '/cidades/jandira', '/cidades/lugar-nenhum']) {
    const claim =
      '<p class="heading-claim">O kit JETFLEX, R$ 1.349 instalado, abre em 4 segundos em folha equilibrada de até 300 kg, com rede de 220 V.</p>';
    expect((await send(path)).text.replaceAll('\u00a0', ' '), path).toContain(claim);
  }
});

function wordsOf(html: string): number {
  return html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

test('at least 60 % of the words of the page of a place are its own', async () => {
  const { send } = await startServer();
  const shares: { slug: string; share: number }[] = [];
  for (const { slug } of places) {
    const { text } = await send(`/cidades/${slug}`);
    const main = /<main\b.*?<\/main>/s.exec(text)?.[0] ?? '';
    const own = [
      /<p class="lead">.*?<\/p>/.exec(main),
      /<div class="prose">.*?<\/div>/s.exec(main),
      /<div class="faq-list">.*?<\/div>/s.exec(main),
    ].map((found) => wordsOf(found?.[0] ?? ''));
    expect(Math.min(...own), slug).toBeGreaterThan(0);
    shares.push({ slug, share: own.reduce((sum, words) => sum + words, 0) / wordsOf(main) });
  }
  const [lowest, ...others] = shares.toSorted((a, b) => a.share - b.share);
  expect(others.length).toBeGreaterThan(80);
  process.stdout.write(`lowest share of own words: ${lowest?.slug}, ${lowest?.share.toFixed(3)}\n`);
  expect(lowest?.share, lowest?.slug).toBeGreaterThanOrEqual(0.6);
});

test('a place says on its first screen what a repair, a kit and another motor cost, when somebody comes and how to ask', async () => {
  const { send } = await startServer();
  for (const path of ['/cidades/moema', '/cidades/jandira', '/cidades/lugar-nenhum']) {
    const heading = /<div class="page-heading[^"]*">.*?<\/div>/s.exec((await send(path)).text)?.[0] ?? '';
    const words = heading.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
    // Without the tags, each label stands directly before its text.
    expect(words, path).toContain('R$ 150 a R$ 600');
    expect(words, path).toContain('Kit novodesde R$ 899 no basculante, instalado');
    expect(words, path).toContain('em prédio e loja, pela peça');
    expect(words, path).toContain('TrocaR$ 800 a R$ 1.500 por motor de correr ou de abrir, em casa');
    expect(words, path).toContain('VisitaSem taxa, e hoje se houver técnico livre');
    expect(words, path).toContain(openingHours.text);
    expect(words, path).toContain('assistência 24 horas, conforme a disponibilidade');
    expect(heading, path).toMatch(/href="https:\/\/wa\.me\/.*href="tel:/s);
  }
});

test('the five reasons are in one line that leads to their explanation', async () => {
  const { send } = await startServer();
  const { text } = await send('/cidades/moema');
  for (const reason of [
    'Entrega e instalação grátis',
    'garantia de fábrica estendida',
    'assistência técnica local',
    'tecnologia de última geração',
    'preço de fábrica',
  ])
    expect(text).toContain(reason);
  const [, path = '', fragment = ''] = /href="([^"#]+)#([^"]+)">em detalhe</.exec(text) ?? [];
  expect((await send(path)).text).toContain(`<h2 id="${fragment}">`);
});

test('the questions of a place are on its page and in its structured data', async () => {
  const { send } = await startServer();
  const { text } = await send('/cidades/bras');
  const list = /<div class="faq-list">.*?<\/div>/s.exec(text)?.[0] ?? '';
  const shown = [...list.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, question]) => question);
  const faq = blocksOf(text).find((block) => block['@type'] === 'FAQPage')?.mainEntity;
  expect(shown).toEqual((faq as { name: string }[]).map(({ name }) => name));
  expect(shown).toHaveLength(3);
});

test('Guarulhos, Osasco and their neighbourhoods lead to the service page of the city, and no other place does', async () => {
  const { send } = await startServer();
  const nearby = async (slug: string) =>
    /<nav class="related".*?<\/nav>/s.exec((await send(`/cidades/${slug}`)).text)?.[0];
  for (const slug of ['guarulhos', 'cumbica', 'centro-guarulhos'])
    expect(await nearby(slug), slug).toContain('href="/portao-automatico-guarulhos"');
  for (const slug of ['osasco', 'centro-osasco'])
    expect(await nearby(slug), slug).toContain('href="/portao-automatico-osasco"');
  expect(await nearby('bras')).not.toContain('href="/portao-automatico');
});

test('the general text shows the requested name, escaped', async () => {
  const { send } = await startServer();
  for (const [slug, where] of [
    ['jandira', 'em Jandira'],
    ['lugar-nenhum', 'em Lugar Nenhum'],
    ['%3Ci%3Ecasa', 'em &lt;i&gt;casa'],
  ] as const) {
    const { text } = await send(`/cidades/${slug}`);
    expect(text, slug).toContain(`O kit chega completo ${where} e o instalador`);
  }
});

test('the page of a place with its own text, or with the general one, has the maintenance interval', async () => {
  const { send } = await startServer();
  for (const path of ['/cidades/moema', '/cidades/jandira']) {
    const rule = 'Revisão: uma por ano em casa; duas em condomínio, comércio e casa de muito movimento.';
    expect((await send(path)).text, path).toContain(rule);
  }
});

function blocksOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );
}

test('the structured data of a place names only that place', async () => {
  const { send } = await startServer();
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
    const blocks = blocksOf((await send(path)).text);
    const served = (type: string) =>
      blocks.filter((block) => block['@type'] === type).map((block) => block.areaServed);
    expect([path, served('LocalBusiness')]).toEqual([path, [area]]);
    expect([path, served('Service')]).toEqual([path, [[area]]]);
  }
});

test('the structured data has the name of the business, and a service named after the work and the place', async () => {
  const { send } = await startServer();
  for (const [path, service] of [
    ['/cidades/penha', 'Motor para portão PPA na Penha'],
    ['/depoimentos/sao-bernardo', 'Instalação e conserto de motor de portão em São Bernardo do Campo'],
    ['/depoimentos/zona-norte-sp', 'Instalação e conserto de motor de portão na Zona Norte de São Paulo'],
    ['/depoimentos/clientes-especiais', 'Instalação e conserto de motor de portão em São Paulo e região'],
    ['/portao-automatico-osasco', 'Portão automático em Osasco'],
  ] as const) {
    const blocks = blocksOf((await send(path)).text);
    const named = (type: string) => blocks.filter((block) => block['@type'] === type).map(({ name }) => name);
    expect([path, named('Service')]).toEqual([path, [service]]);
    expect(new Set([...named('LocalBusiness'), siteName]), path).toEqual(new Set([siteName]));
  }
});

test('text from an address cannot break out of the structured data', async () => {
  const { send } = await startServer();
  const { status, text } = await send('/cidades/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(status).toBe(200);
  expect(text).not.toContain('<script>alert');
  expect(blocksOf(text)).toHaveLength(3);
});

test('only a topic that shows a generated page has the note about it', async () => {
  const { send, services } = await startServer();
  const page = { title: 'Portão em Cotia', slug: 'portao-em-cotia', content: '<p>Texto da página</p>' };
  expect((await services.pages.publish([page])).ok).toBe(true);
  const note = 'Conteúdo gerado automaticamente';
  const { text } = await send('/topicos/portao-em-cotia');
  expect(text).toContain('Texto da página');
  expect(text).toMatch(new RegExp(`</h1><p class="generated-note">${note}</p>`));
  for (const path of ['/links-uteis/portao-em-cotia', '/topicos/motor-ppa', '/topicos/assunto-qualquer']) {
    expect((await send(path)).text, path).not.toContain(note);
  }
});
