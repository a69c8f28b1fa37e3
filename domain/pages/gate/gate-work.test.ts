import { expect, test } from 'vitest';
import { TooCostly } from '#database/too-costly.ts';
import { unlimited } from '#domain/pause.ts';
import { gateWorkInPlace } from './gate-work.ts';
import type { KnownPages } from './known-pages.ts';

const known: KnownPages = {
  findSimilar: async () => [],
  findAnswer: async () => null,
  findBySlugs: async () => [],
};
/** Long enough that the work asks for the time left before it ends. */
const content = '<p>Motor de portão</p>'.repeat(5000);
const text = { title: 'Motor de portão', slug: '', content, pageId: null };
const noMs = () => 0;

test('in the thread of its caller, a text is refused when no time is left, and judged without a limit', async () => {
  await expect(gateWorkInPlace.score(known, text, noMs)).rejects.toBeInstanceOf(TooCostly);
  expect((await gateWorkInPlace.score(known, text, unlimited)).sibling).toBeNull();
});

test('in the thread of its caller, a plan is refused when no time is left, and judged without a limit', async () => {
  await expect(gateWorkInPlace.plan(known, [text], noMs)).rejects.toBeInstanceOf(TooCostly);
  expect(await gateWorkInPlace.plan(known, [text], unlimited)).toMatchObject([{ slug: 'motor-de-portao' }]);
});
