import { expect, test, vi } from 'vitest';
import { titleQueue } from './title-queue.ts';

const pageOf = (title: string) => ({ title, slug: 'a', content: '<p>…</p>', description: '' });

test('a title is published and leaves the queue, or is skipped and goes to its end', () => {
  const goOnWith = vi.fn();
  const queue = titleQueue({ titles: 'um\ndois\n\ntrês', page: pageOf('um') }, goOnWith);
  expect(queue).toMatchObject({ next: 'dois', count: 2 });
  queue?.goOn();
  expect(goOnWith).toHaveBeenLastCalledWith(['dois', 'três']);
  queue?.skip();
  expect(goOnWith).toHaveBeenLastCalledWith(['dois', 'três', 'um']);
});

test('without a page or without another title there is no queue', () => {
  expect(titleQueue({ titles: 'um\ndois', page: null }, vi.fn())).toBeNull();
  expect(titleQueue({ titles: 'um', page: pageOf('um') }, vi.fn())).toBeNull();
});

test('a title that was deleted from the box still has the others behind it', () => {
  expect(titleQueue({ titles: 'dois', page: pageOf('um') }, vi.fn())).toMatchObject({
    next: 'dois',
    count: 1,
  });
});
