import { expect, test } from 'vitest';
import { readLimitedText } from './limited-text.ts';

/** A body without a declared length that counts how much of it was read. */
function streamed(chunk: string, count: number) {
  let taken = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (taken === count) return controller.close();
      taken += 1;
      controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, taken: () => taken };
}

test('a body within the limit is read completely, even if a chunk ends inside a character', async () => {
  expect(await readLimitedText(streamed('portão ', 3).request, 24)).toBe('portão portão portão ');
  const bytes = new TextEncoder().encode('ã');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 1));
      controller.enqueue(bytes.subarray(1));
      controller.close();
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await readLimitedText(request, 2)).toBe('ã');
});

test('a request without a body yields an empty text', async () => {
  expect(await readLimitedText(new Request('http://localhost/'), 10)).toBe('');
});

test('reading stops when a body exceeds the limit', async () => {
  const { request, taken } = streamed('0123456789', 1000);
  expect(await readLimitedText(request, 25)).toBeNull();
  expect(taken()).toBeLessThan(10);
});

test('a body whose declared length is too large is not read', async () => {
  const { request, taken } = streamed('x', 1000);
  request.headers.set('Content-Length', '1000');
  expect(await readLimitedText(request, 25)).toBeNull();
  expect(taken()).toBeLessThan(2);
});
