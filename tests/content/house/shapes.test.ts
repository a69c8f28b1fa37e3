/** Results, clocks and pauses have the same shape in every folder (CONTRIBUTING.md#how-the-code-reads). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{app,content,domain,database,server}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.tsx?$/.test(path),
);

/** @returns the lines of code, without comments, that match the pattern outside the allowed files */
function linesWith(pattern: RegExp, allowed: readonly string[]): string[] {
  return sources
    .filter((path) => !allowed.includes(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
}

test('results are declared and made in domain/result.ts only', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(linesWith(/\bok: (true|false)\b/, [])).not.toEqual([]);
  expect(linesWith(/\bok: (true|false)\b/, ['domain/result.ts'])).toEqual([]);
});

test('the time comes from a clock, and only domain/clock.ts reads that of the system', () => {
  expect(linesWith(/\bDate\.now\(|\bnew Date\(\)/, [])).toHaveLength(1);
  expect(linesWith(/\bDate\.now\(|\bnew Date\(\)/, ['domain/clock.ts'])).toEqual([]);
  expect(linesWith(/\bnow\??(\(\))?: (\(\) => )?Date\b/, [])).toEqual([]);
});

test('the domain pauses its long work through domain/pause.ts only', () => {
  const inDomain = (allowed: readonly string[]) =>
    linesWith(/\bsetImmediate\b/, allowed).filter((line) => line.startsWith('domain/'));
  expect(inDomain([])).toHaveLength(1);
  expect(inDomain(['domain/pause.ts'])).toEqual([]);
});
