/** A backup with one wrong bit, as a bad disk or a bad copy would leave it. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { all, type Check, holds, none, note } from '../check.ts';
import { expectStatus, openSession, publish } from '../harness/backend.ts';
import type { Harness } from '../harness/harness.ts';
import { pageRows } from '../harness/pages.ts';

const flips = { short: 24, long: 200 };
const pages = 300;
const atOnce = 2;

export const bitFlips: Check = {
  name: 'bit-flips',
  summary: `${flips.short} backups with one wrong bit each are restored; ${flips.long} with --long`,
  async run(harness) {
    const backup = await makeBackup(harness);
    const folder = harness.folder();
    const intact = join(folder, 'intact.backup');
    copyFileSync(backup, intact);
    const control = await restore(harness, intact, join(folder, 'intact.db'));

    const bytes = readFileSync(backup);
    const count = harness.isLong ? flips.long : flips.short;
    const queue = Array.from({ length: count }, (_, index) => spread(index, bytes.length * 8)).entries();
    let refused = 0;
    let leftBehind = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const [index, bit] of queue) {
          const flipped = join(folder, `flipped-${index}.backup`);
          const target = join(folder, `flipped-${index}.db`);
          writeFileSync(flipped, withFlippedBit(bytes, bit), { mode: 0o600 });
          const code = await restore(harness, flipped, target);
          if (code !== 0) refused += 1;
          if (code !== 0 && existsSync(target)) leftBehind += 1;
        }
      }),
    );
    return [
      holds('the intact backup is restored', control === 0),
      all('damaged backups refused', refused, count),
      none('databases left by a refused restore', leftBehind, count),
      note(`${bytes.length} bytes`),
    ];
  },
};

async function makeBackup(harness: Harness): Promise<string> {
  const databaseUrl = `file:${harness.folder()}/site.db`;
  const site = await harness.startSite({ databaseUrl });
  const token = await openSession(site.origin);
  for (let first = 0; first < pages; first += 50) {
    expectStatus(await publish(site.origin, token, pageRows('rua', first, 50)), 201);
  }
  const file = join(harness.folder(), 'site.backup');
  const made = await harness.cli(['backup', file], { DATABASE_URL: databaseUrl });
  if (made.code !== 0) throw new Error(`backup failed: ${made.output}`);
  await site.end();
  return file;
}

async function restore(harness: Harness, file: string, target: string): Promise<number> {
  const { code } = await harness.cli(['restore', file], { DATABASE_URL: `file:${target}` });
  return code ?? 1;
}

/**
 * Multiples of the golden ratio spread evenly over the file, whatever their number, and pick the same bits in each run.
 */
function spread(index: number, total: number): number {
  return Math.floor((((index + 1) * 0.618_033_988_75) % 1) * total);
}

function withFlippedBit(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  const index = Math.floor(bit / 8);
  copy[index] = (copy[index] ?? 0) ^ (1 << (bit % 8));
  return copy;
}
