import { expect, test } from 'vitest';
import { startCpuTimer } from '#tests/support/cpu-time.ts';
import { readJson } from '../cli/pages/files/json.ts';
import { readCsv } from './csv.ts';

const pieceLength = 2 ** 21;

async function* pieces(unit: string, begin: string, end: string) {
  yield begin + unit.repeat(pieceLength / unit.length) + end;
}

test.each([
  ['rows that end without a line feed', () => readCsv(pieces('a\r', 'title\n', 'b\n')), pieceLength / 2 + 2],
  ['objects on one line', () => readJson(pieces(',{}', '[{}', ']\n')), Math.floor(pieceLength / 3) + 1],
])('%s are read in linear time', async (_, read, count) => {
  const cpuMs = startCpuTimer();
  let rows = 0;
  for await (const _one of read()) rows += 1;
  expect(rows).toBe(count);
  expect(cpuMs()).toBeLessThan(5000);
});
