/** What the ways of contact around a page carry into the conversation, and what they say of the hours. */
import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

/** The words of every WhatsApp link of a page. */
function messagesOf(html: string): string[] {
  return [...html.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')).searchParams.get('text') ?? '',
  );
}

const standard = 'Olá! Gostaria de receber mais informações sobre os motores PPA.';

test.for([
  ['/portao-nao-fecha', 'Olá! Estou com este problema: Portão não fecha. Podem me ajudar?'],
  ['/topicos/portao-nao-fecha', 'Olá! Estou com este problema: Portão não fecha. Podem me ajudar?'],
  [
    '/quanto-custa-consertar-portao-eletronico',
    'Olá! Meu portão eletrônico precisa de conserto. Quanto custa?',
  ],
  ['/topicos/motor-ppa', 'Olá! Gostaria de informações sobre: Motor PPA.'],
  [
    '/topicos/assistencia-tecnica-de-portao-24-horas',
    'Olá! É uma emergência com o meu portão. Estou no bairro: ',
  ],
  ['/cidades/moema', 'Olá! Estou em Moema e gostaria de informações sobre os motores PPA.'],
  ['/termos/motor-portao-ppa', 'Olá! Pesquisei por Motor de portão PPA e gostaria de um orçamento.'],
] as const)('every WhatsApp link of %s says the same', async ([path, message]) => {
  const { ask } = await startServer();
  const messages = messagesOf((await ask(path)).text);
  expect(messages.length).toBeGreaterThanOrEqual(4);
  expect(new Set(messages)).toEqual(new Set([message]));
});

test('a page without a question of its own carries the standard one', async () => {
  const { ask } = await startServer();
  for (const path of ['/', '/sitemap', '/blog'])
    expect(messagesOf((await ask(path)).text)).toContain(standard);
});

test('who cannot wait for the opening hours is led to the night service, which does not lead to itself', async () => {
  const { ask } = await startServer();
  const night = '/topicos/assistencia-tecnica-de-portao-24-horas';
  const asides = async (path: string) =>
    /<aside class="contact-block"[\s\S]*?<\/aside>/.exec((await ask(path)).text)?.[0] ?? '';
  for (const path of [
    '/portao-nao-fecha',
    '/topicos/conserto-de-motor-de-portao',
    '/portao-automatico-osasco',
  ]) {
    expect(await asides(path), path).toContain(`href="${night}"`);
  }
  for (const path of [night, '/topicos/motor-ppa', '/garantia']) {
    expect(await asides(path), path).toContain('Segunda a sexta');
    expect(await asides(path), path).not.toContain(night);
  }
});
