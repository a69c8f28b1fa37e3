import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, writeCsvRow } from '#server/csv/csv.ts';
import { guardCell, unguardCell } from './formula-cells.ts';

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom("'", ...'=+-@\t\r\n＝＋－＠', ' ', '"', ',', ';', 'a', 'ção', '1') }),
  fc.string({ unit: 'binary' }),
);

async function* inOnePiece(text: string) {
  yield text;
}

test.each([
  ['=1+1', "'=1+1"],
  ['+55 11', "'+55 11"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ["'=1", "''=1"],
  ['1=1', '1=1'],
  ["d'água", "d'água"],
  ["'aspas'", "'aspas'"],
  ['', ''],
])('the cell %j is written as %j and read back', (text, written) => {
  expect(guardCell(text)).toBe(written);
  expect(unguardCell(written)).toBe(text);
});

test('no written cell starts like a formula, and every row is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 5 }), async (cells) => {
      const guarded = cells.map(guardCell);
      for (const cell of guarded) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      const header = cells.map((_, column) => `column ${column}`);
      const rows: unknown[] = [];
      for await (const row of readCsv(inOnePiece(writeCsvRow(header) + writeCsvRow(guarded)))) {
        rows.push(row.fields.ok && row.fields.value.map(unguardCell));
      }
      expect(rows).toEqual([header, cells]);
    }),
  );
});
