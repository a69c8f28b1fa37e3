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
  before: null,
};

test('figures that were not counted are left empty, and amounts have a decimal comma', () => {
  expect(reportCsv([row]).split('\r\n')[1]).toBe('/;Início;1;3;2;;1349,90;;;;;');
});

test('the figures of the previous period have separate columns', () => {
  const before = { ...row, people: 5, taps: 0, sales_cents: 50 };
  const [head, line] = reportCsv([{ ...row, before }]).split('\r\n');
  expect(head).toMatch(
    /;vendas em reais;visitas antes;vistas antes;toques antes;conversas antes;vendas em reais antes$/,
  );
  expect(line).toBe('/;Início;1;3;2;;1349,90;5;3;0;;0,50');
});

test('no cell begins like a formula, whatever a page or source is called', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', "'=", '');
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const text = reportCsv([{ ...row, name: first + rest }]);
      const quoted = /;"((?:[^"]|"")*)"|;([^;"\r\n]*)/g;
      for (const [, inside, bare] of text.matchAll(quoted)) {
        expect(inside ?? bare ?? '').not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }
    }),
  );
});
