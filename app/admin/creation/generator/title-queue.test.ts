import { expect, test, vi } from 'vitest';
import { titleQueue } from './title-queue.ts';

const pageOf = (title: string) => ({ title, slug: 'a', content: '<p>…</p>', description: '' });

test('advancing removes the title of the page from the queue, and skipping moves it to the end', () => {
  const continueWith = vi.fn();
  const queue = titleQueue({ titles: 'um\ndois\n\ntrês', page: pageOf('um') }, continueWith);
  expect(queue).toMatchObject({ next: 'dois', count: 2 });
  queue?.advance();
  expect(continueWith).toHaveBeenLastCalledWith(['dois', 'três']);
  queue?.skip();
  expect(continueWith).toHaveBeenLastCalledWith(['dois', 'três', 'um']);
});

test('without a page or without another title there is no queue', () => {
  expect(titleQueue({ titles: 'um\ndois', page: null }, vi.fn())).toBeNull();
  expect(titleQueue({ titles: 'um', page: pageOf('um') }, vi.fn())).toBeNull();
});

test('the other titles still wait when the title of the page has been deleted from the box', () => {
  expect(titleQueue({ titles: 'dois', page: pageOf('um') }, vi.fn())).toMatchObject({
    next: 'dois',
    count: 1,
  });
});
