import { expect, test } from 'vitest';
import { redirectsCsv } from './redirects-csv.ts';

test('each redirect is a line, and no cell starts like a formula', () => {
  const text = redirectsCsv([
    { from: '/a', to: '/b;c', status: 302, hits: 3, lastHitAt: null },
    { from: '/sumiu', to: null, status: 301, hits: 0, lastHitAt: '2026-11-22T10:00:00.000Z' },
    { from: '=1+1', to: '@x', status: 301, hits: 0, lastHitAt: null },
  ]);
  expect(text).toBe(
    '\uFEFFde;para;código;usos;último uso\r\n/a;"/b;c";302;3;\r\n/sumiu;;410;0;2026-11-22T10:00:00.000Z\r\n\'=1+1;\'@x;301;0;\r\n',
  );
});
