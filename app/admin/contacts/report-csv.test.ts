import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportCsv } from './report-csv.ts';

const row = {
  key: '/',
  name: 'Início',
  views: 3,
  taps: 2,
  people: 1,
  conversations: null,
  sales_cents: 134_990,
};

test('uncounted figures are empty, and amounts have a decimal comma', () => {
  expect(reportCsv([row]).split('\r\n')[1]).toBe('/;Início;1;3;2;;1349,90');
});

test('no cell begins like a formula, whatever a page or source is called', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', "'=", '');
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const text = reportCsv([{ ...row, name: first + rest }]);
      const quoted = /;"((?:[^"]|"")*)"|;([^;"\r\n]*)/g;
      for (const [, inside, bare] of text.matchAll(quoted)) {
        expect((inside ?? bare ?? '').replace(/^'+/, "'")).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }
    }),
  );
});
