import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderQueue, type RenderRank } from './render-queue.ts';

const line = { atOnce: 1, waiting: 2, pauseShare: 0 };
const limits = { listed: line, generated: line, private: line, other: line };

/** A render that ends when it is told to. */
function heldRender() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    finish: () => resolve('<h1>Portão</h1>'),
    async work() {
      hasBegun = true;
      return promise;
    },
  };
}

test('a render begins in a later turn of the event loop, and its result is passed on', async () => {
  const queue = createRenderQueue(limits);
  const render = heldRender();
  const result = queue.run('listed', render.work);
  await Promise.resolve();
  expect(render.hasBegun()).toBe(false);
  render.finish();
  expect(await result).toEqual({ ok: true, value: '<h1>Portão</h1>' });
});

test('no more renders run at once than allowed, and one that fails frees its place', async () => {
  const queue = createRenderQueue(limits);
  const first = heldRender();
  const failing = queue.run('listed', () => first.work().then(() => Promise.reject(new Error('screen'))));
  const second = heldRender();
  const waiting = queue.run('listed', second.work);
  await expect.poll(first.hasBegun).toBe(true);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(second.hasBegun()).toBe(false);
  first.finish();
  await expect(failing).rejects.toThrow('screen');
  second.finish();
  expect((await waiting).ok).toBe(true);
});

test('work that has its turn does not wait for another one', async () => {
  const queue = createRenderQueue(limits);
  const result = await queue.run('other', () => queue.run('other', async () => 'page'));
  expect(result).toEqual({ ok: true, value: { ok: true, value: 'page' } });
});

test('pages of the site go before the administrator’s screens, and those before invented words that came earlier', async () => {
  const queue = createRenderQueue(limits);
  const order: string[] = [];
  const render = (rank: RenderRank, name: string) =>
    queue.run(rank, async () => {
      order.push(name);
    });
  await Promise.all([
    render('other', 'word 1'),
    render('other', 'word 2'),
    render('private', 'panel'),
    render('generated', 'generated page'),
    render('listed', 'page'),
  ]);
  expect(order).toEqual(['page', 'generated page', 'panel', 'word 1', 'word 2']);
});

test('when all places are taken a render is refused at once, and later ones are accepted again', async () => {
  const queue = createRenderQueue(limits);
  const running = heldRender();
  const waiting = [heldRender(), heldRender()];
  const results = [queue.run('other', running.work)];
  await expect.poll(running.hasBegun).toBe(true);
  for (const { work } of waiting) results.push(queue.run('other', work));
  const refused = { ok: false, failure: { code: 'too_busy' } };
  expect(await queue.run('other', async () => '')).toEqual(refused);
  // Invented words do not take the places of pages.
  expect(await queue.run('listed', async () => 'page')).toEqual({ ok: true, value: 'page' });
  for (const { finish } of [running, ...waiting]) finish();
  for (const result of await Promise.all(results)) expect(result.ok).toBe(true);
  expect((await queue.run('other', async () => '')).ok).toBe(true);
});
