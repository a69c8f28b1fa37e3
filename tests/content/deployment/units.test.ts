/** systemd accepts the units of `deploy/systemd` without a complaint and rates their exposure as low. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as anyTest, expect, onTestFinished } from 'vitest';
import { findSystemdAnalyze } from '#tests/support/programs/systemd-analyze.ts';

const folder = 'deploy/systemd';
const analyze = findSystemdAnalyze();
if (analyze === null) process.stdout.write('No systemd-analyze: the tests of the units are left out.\n');
const test = anyTest.skipIf(analyze === null);
/** The highest exposure allowed, 1.5 of 10, times ten as systemd-analyze expects it. A service without protection has 9.6. */
const exposureLimit = 15;

/** Places the units with the real path of this checkout, because systemd checks that its program exists. */
function placeUnits(): string {
  const placed = mkdtempSync(join(tmpdir(), 'units-'));
  onTestFinished(() => rmSync(placed, { recursive: true, force: true }));
  for (const name of readdirSync(folder)) {
    if (!/\.(service|timer)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('/opt/motor-de-portao', process.cwd());
    writeFileSync(join(placed, name), text);
  }
  return placed;
}

/**
 * @returns what systemd-analyze printed on both streams
 * @throws if it ends with an error
 */
function run(...words: string[]): string {
  const script = '"$0" "$@" 2>&1';
  return execFileSync('sh', ['-c', script, analyze ?? '', ...words], { encoding: 'utf8' });
}

test('systemd finds no fault in any unit', () => {
  const placed = placeUnits();
  const files = readdirSync(placed).map((name) => join(placed, name));
  expect(files).toHaveLength(3);
  for (const file of files) {
    const problems = run('verify', file)
      .split('\n')
      .filter((line) => line.includes(placed));
    expect([file, problems]).toEqual([file, []]);
  }
});

test.each(['motor-de-portao@.service', 'motor-de-portao-backup.service'])(
  '%s leaves little exposed',
  (name) => {
    const file = join(placeUnits(), name);
    const report = run('security', '--offline=true', '--no-pager', `--threshold=${exposureLimit}`, file);
    expect(report).toContain('Overall exposure level');
  },
);
