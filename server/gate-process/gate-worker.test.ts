import { afterEach, beforeEach, expect, test } from 'vitest';
import { TooCostly } from '#database/too-costly.ts';
import { gateWorkInPlace } from '#domain/pages/gate/gate-work.ts';
import type { KnownPage, KnownPages } from '#domain/pages/gate/known-pages.ts';
import { rulesOf } from '#domain/pages/page-fields.ts';
import { unlimited } from '#domain/pause.ts';
import { createGateWorker, type GateWorker } from './gate-worker.ts';

const words = Array.from({ length: 200 }, (_, index) => `palavra${index}`).join(' ');
const sibling: KnownPage = { path: '/motor', title: 'Motor', html: `<p>${words}</p>` };
const answer: KnownPage = { path: '/termos/motor', title: 'O que é', html: '' };
const text = { title: 'Motor de portão', slug: '', content: `<p>${words} nova</p>`, pageId: 'own' };
const plan = [
  { title: 'Motor de portão', slug: 'tomado', content: '<p>curta</p>' },
  { title: 'Motor novo', slug: '', content: text.content },
  { title: 'Curta', slug: '', content: '<p>uma linha</p>' },
];
const ampleMs = () => 20_000;

/** As slow as the maximum length allows, and without a single word. */
const longest = '<'.repeat(rulesOf('content').maxLength);

let exceptIds: unknown[];
let worker: GateWorker;

const known: KnownPages = {
  async findSimilar(bands, exceptId) {
    exceptIds.push(exceptId);
    return bands.length > 0 ? [sibling] : [];
  },
  findAnswer: async (slug) => (slug === 'curta' ? answer : null),
  findBySlugs: async () => [{ slug: 'tomado', title: 'Motor de antes' }],
};

beforeEach(() => {
  exceptIds = [];
  worker = createGateWorker();
});

afterEach(() => worker.close());

test('the gate process gives the same verdict as this process would, with the words that both texts share', async () => {
  const score = await worker.score(known, text, ampleMs);
  expect(score).toEqual(await gateWorkInPlace.score(known, text, unlimited));
  expect(score).toMatchObject({ verdict: 'retida', sibling: { path: '/motor' }, shared: [{ here: words }] });
  expect(exceptIds).toEqual(['own', 'own']);
});

test('the gate process gives the same verdicts on a plan as this process would', async () => {
  const planned = await worker.plan(known, plan, ampleMs);
  expect(planned).toEqual(await gateWorkInPlace.plan(known, plan, unlimited));
  expect(planned.map(({ verdict }) => verdict)).toEqual(['existe', 'parecida', 'parecida']);
});

test('while the gate process judges the longest text, this thread is free', async () => {
  await worker.score(known, text, ampleMs);
  const judged = worker.score(known, { ...text, content: longest }, ampleMs);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 5);
  expect((await judged).verdict).toBe('retida');
  clearInterval(counting);
  // If this thread judged the text, it would have one turn, between two steps of hundreds of milliseconds.
  expect(turns).toBeGreaterThan(10);
});

test('when the time is over, the text is refused, and the next one is judged', async () => {
  await expect(worker.score(known, { ...text, content: longest }, () => 30)).rejects.toBeInstanceOf(
    TooCostly,
  );
  expect((await worker.score(known, text, ampleMs)).verdict).toBe('retida');
});

test('without a limit a text may take as long as it needs', async () => {
  const score = await worker.score(known, { ...text, content: longest }, unlimited);
  expect(score.verdict).toBe('retida');
});

test('a failure of the database ends only the task under way', async () => {
  const failing: KnownPages = { ...known, findSimilar: () => Promise.reject(new Error('away')) };
  await expect(worker.score(failing, text, ampleMs)).rejects.toThrow('away');
  expect((await worker.score(known, text, ampleMs)).verdict).toBe('retida');
});
