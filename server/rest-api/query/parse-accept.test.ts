import { expect, test } from 'vitest';
import { parseAccept } from './parse-accept.ts';

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/vnd.pgrst.object+json', true],
  ['text/html, application/vnd.pgrst.object+json;q=0.5', true],
])('Accept %s asks for a single object: %s', (header, isObject) => {
  expect(parseAccept(header)).toMatchObject({ ok: true, value: { isObject } });
});
