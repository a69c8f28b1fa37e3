/** The chat messages and opening hours of a page's contact links. */
import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

/** The messages of all WhatsApp links of a page. */
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
] as const)(
  'every WhatsApp link of %s has the message of the page, or orders a line of its quote',
  async ([path, message]) => {
    const { send } = await startServer();
    const messages = messagesOf((await send(path)).text);
    const ofPage = messages.filter((text) => !text.startsWith('Olá! Quero este orçamento: '));
    expect(ofPage.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ofPage)).toEqual(new Set([message]));
  },
);

test.for([
  ['/termos', 'Olá! Tenho uma dúvida sobre: Termos de uso.'],
  ['/guia-completo', 'Olá! Li o guia completo e quero mostrar o meu portão.'],
  ['/blog/qualidade-estatores-motor-portao', /^Olá! Li o artigo ".+" e quero conversar sobre o meu motor\.$/],
] as const)(
  'the floating button and the footer of %s have the message of its last section',
  async ([path, message]) => {
    const { send } = await startServer();
    const messages = messagesOf((await send(path)).text);
    expect(messages.length).toBe(3);
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).toMatch(message);
  },
);

test('a page without its own message has the default one', async () => {
  const { send } = await startServer();
  for (const path of ['/', '/sitemap', '/blog'])
    expect(messagesOf((await send(path)).text)).toContain(standard);
});

test('a page on something urgent offers the night service, whose own page does not link to itself', async () => {
  const { send } = await startServer();
  const night = '/topicos/assistencia-tecnica-de-portao-24-horas';
  const contactCard = async (path: string) =>
    /<aside class="contact-block"[\s\S]*?<\/aside>/.exec((await send(path)).text)?.[0] ?? '';
  for (const path of [
    '/portao-nao-fecha',
    '/topicos/conserto-de-motor-de-portao',
    '/portao-automatico-osasco',
    '/garantia',
  ]) {
    expect(await contactCard(path), path).toContain(`href="${night}"`);
  }
  // The night service itself, and a page on nothing urgent.
  for (const path of [night, '/topicos/motor-para-portao-deslizante']) {
    expect(await contactCard(path), path).toContain('Segunda a sexta');
    expect(await contactCard(path), path).not.toContain(night);
  }
});
