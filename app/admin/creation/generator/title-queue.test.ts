import { expect, test, vi } from 'vitest';
import { titleQueue } from './title-queue.ts';

const pageOf = (title: string) => ({ title, slug: 'a', content: '<p>…</p>', description: '' });

test('advancing removes the title of the page from the queue, and skipping moves it to the end', () => {
  const box = 'um\ndois\n\ntrês';
  let left: string[] = [];
  const queue = titleQueue({ titles: box, page: pageOf('um') }, (edit) => {
    left = edit(box);
  });
  expect(queue).toMatchObject({ next: 'dois', count: 2 });
  queue?.advance();
  expect(left).toEqual(['dois', 'três']);
  queue?.skip();
  expect(left).toEqual(['dois', 'três', 'um']);
});

test('titles that were typed after the page was shown stay in the queue', () => {
  let left: string[] = [];
  const queue = titleQueue({ titles: 'um\ndois', page: pageOf('um') }, (edit) => {
    left = edit('um\ndois\ntrês');
  });
  queue?.advance();
  expect(left).toEqual(['dois', 'três']);
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
