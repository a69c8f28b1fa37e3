import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mulberry32 } from '#domain/generator/random.ts';
import { createCardCache } from './card-cache.ts';

const card = (length: number) => ({ png: new Uint8Array(length), etag: '"a"' });

test('the kept cards never exceed the limit, whatever is requested', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(30), fc.nat(60)), { maxLength: 200 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (requests, random) => {
        const cache = createCardCache(100, () => random);
        for (const [title, length] of requests) cache.keep(String(title), card(length));
        const kept = Array.from({ length: 31 }, (_, title) => cache.find(String(title)));
        const bytes = kept.reduce((sum, found) => sum + (found?.png.length ?? 0), 0);
        expect(bytes).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test('requesting more cards than fit, again and again, still finds some of them', () => {
  const cache = createCardCache(200, mulberry32(1));
  let hits = 0;
  for (let sweep = 0; sweep < 5; sweep += 1) {
    for (let title = 0; title < 300; title += 1) {
      if (cache.find(String(title)) !== undefined) hits += 1;
      else cache.keep(String(title), card(1));
    }
  }
  expect(hits).toBeGreaterThan(300);
});

test('a card larger than the whole cache is not kept', () => {
  const cache = createCardCache(10, () => 0);
  cache.keep('large', card(11));
  cache.keep('small', card(10));
  expect(cache.find('large')).toBeUndefined();
  expect(cache.find('small')).toBeDefined();
});
