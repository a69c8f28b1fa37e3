/** A promotion with dates, seen by visitors of the built site before, during and after it. */
import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

const dates = {
  PROMOTION_EXPRESS_BEGIN: '2026-11-01',
  PROMOTION_EXPRESS_END: '2026-11-30',
  PROMOTION_KITS_BEGIN: '2026-11-01',
  PROMOTION_KITS_END: '2026-11-30',
};

async function siteAt(moment: string, env: Record<string, string> = dates) {
  let now = new Date(moment);
  const server = await startServer({ env, clock: () => now });
  return {
    moveTo(next: string) {
      now = new Date(next);
    },
    async read(path: string) {
      const { status, text } = await server.send(path);
      expect(status).toBe(200);
      return text.replaceAll('\u00a0', ' ');
    },
    send: server.send,
  };
}

const express = 'A promoção da Manutenção Express';
const kits = 'A promoção dos kits sem montagem';
const running = 'é válida de 1º a 30 de novembro de 2026';
const upcoming = 'ainda não começou e será válida de 1º a 30 de novembro de 2026.';
const ended = 'terminou em 30 de novembro de 2026, e os preços dela não valem mais.';

test('a cached page changes at the beginning and at the end of a promotion, without a write', async () => {
  const { moveTo, read, send } = await siteAt('2026-11-01T02:59:59Z');
  const path = '/portao-automatico-osasco';
  const regular = 'O conserto custa de R$ 150 a R$ 600, conforme a peça.';
  for (const _ of [1, 2]) expect(await read(path)).toContain(`${express} ${upcoming} ${regular}`);
  const { headers } = await send(path);

  moveTo('2026-11-01T03:00:00Z');
  const revalidated = await send(path, { headers: { 'If-None-Match': `${headers.etag}` } });
  expect(revalidated.status).toBe(200);
  for (const _ of [1, 2]) expect(await read(path)).toContain(`${express} ${running}`);
  expect(await read(path)).toContain('<p class="express-price">R$ 350</p>');

  moveTo('2026-12-01T02:59:59Z');
  expect(await read(path)).toContain(`${express} ${running}`);

  moveTo('2026-12-01T03:00:00Z');
  const after = await read(path);
  expect(after).toContain(`${express} ${ended} ${regular}`);
  expect(after).not.toContain('R$ 350');
});

test('pages that quote a kit on sale say that the sale has ended, and offer the installed kit', async () => {
  const { read } = await siteAt('2027-01-15T12:00:00Z');
  for (const path of ['/termos/motor-portao-promocao', '/termos/kit-motor-portao-basculante']) {
    const page = await read(path);
    expect(page).toContain(`${kits} ${ended} O kit instalado sai a partir de R$ 899.`);
    expect(/<meta name="description" content="([^"]*)"/.exec(page)?.[1]).toContain(kits);
    expect(page).not.toContain('Kit Básico, sem montagem');
    expect(page).not.toMatch(/R\$ (480|640|950)\b/);
  }
});

test('a text quotes no figure of the Manutenção Express after its end, and keeps the rest', async () => {
  const { read } = await siteAt('2027-01-15T12:00:00Z');
  const page = await read('/conserto-de-portao-perto-de-mim');
  expect(page).toContain(`${express} ${ended}`);
  expect(page).not.toContain('R$ 350');
  expect(page).toContain('<h2>');
});

test('topics, questions of a place and the overview for programs quote no figure of a promotion after its end', async () => {
  const { read } = await siteAt('2027-01-15T12:00:00Z');
  const topic = '/topicos/manutencao-preventiva-de-portao-automatico';
  for (const path of [topic, '/cidades/centro-osasco', '/llms.txt']) {
    const text = await read(path);
    expect(text, path).toContain(`${express} ${ended}`);
    expect(text, path).not.toContain('R$ 350');
  }
  expect(await read(topic)).toContain('O portão automático de uma casa pede uma revisão por ano.');
  const place = await read('/cidades/centro-osasco');
  expect(place).toContain('A clínica pode marcar a manutenção');
  expect(place).not.toContain('A Manutenção Express vale para portão de comércio');
});

test('texts that name the Manutenção Express say when it is valid', async () => {
  const { read } = await siteAt('2026-11-10T12:00:00Z');
  for (const path of ['/quanto-custa-consertar-portao-eletronico', '/cidades/guarulhos']) {
    expect(await read(path)).toContain(`${express} ${running}`);
  }
});

test('a notice is in one column with the text below it, so that the contact card beside them leaves no gap', async () => {
  const { read } = await siteAt('2026-11-10T12:00:00Z');
  for (const path of [
    '/cidades/guarulhos',
    '/topicos/manutencao-preventiva-de-portao-automatico',
    '/quanto-custa-consertar-portao-eletronico',
  ]) {
    expect(await read(path), path).toMatch(
      /<div class="main-text"><div class="prose"><p class="promotion-notice">[^<]+<\/p><\/div><div class="(?:prose|guided-text)">/,
    );
  }
});

test('without dates no page names a period', async () => {
  const { read } = await siteAt('2026-11-10T12:00:00Z', {});
  for (const path of ['/portao-automatico-osasco', '/termos/motor-portao-promocao', '/cidades/guarulhos']) {
    expect(await read(path)).not.toContain('promotion-notice');
  }
});
