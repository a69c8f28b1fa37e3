import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const hook = 'server/process/stripped-sources.mjs';

/** A checkout of one source, `answer.ts` in `domain/`, that writes its words to standard output. */
function checkoutWith(words: string) {
  const root = mkdtempSync(join(tmpdir(), 'stripped-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of [
    'app/ui',
    'content',
    'database',
    'server/process',
    'server/cli',
    'build/sources',
    'domain',
  ]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const file of [hook, 'server/cli/strip-sources.ts', 'app/paths.ts']) {
    copyFileSync(file, join(root, file));
  }
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const write = (text: string) =>
    writeFileSync(
      join(root, 'domain/answer.ts'),
      `const words: string = '${text}';\nprocess.stdout.write(words);\n`,
    );
  write(words);
  const run = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  return {
    write,
    strip: () => run('--disable-warning=ExperimentalWarning', 'server/cli/strip-sources.ts'),
    answer: () => run('--import', `./${hook}`, 'domain/answer.ts'),
    copy: join(root, 'build/sources/domain/answer.ts.js'),
    source: join(root, 'domain/answer.ts'),
  };
}

test('a source is loaded from its stripped copy', () => {
  const checkout = checkoutWith('source');
  checkout.strip();
  const { mtime } = statSync(checkout.copy);
  writeFileSync(checkout.copy, "process.stdout.write('copies')".padEnd(statSync(checkout.source).size));
  utimesSync(checkout.copy, mtime, mtime);
  expect(checkout.answer()).toBe('copies');
});

test('a source that has changed since the build is loaded directly, until it is stripped again', () => {
  const checkout = checkoutWith('before');
  checkout.strip();
  checkout.write('after it');
  expect(checkout.answer()).toBe('after it');
  checkout.strip();
  expect(statSync(checkout.copy).size).toBe(statSync(checkout.source).size);
  expect(checkout.answer()).toBe('after it');
});

test('without copies everything is loaded from the sources, and a copy without a source is removed', () => {
  const checkout = checkoutWith('alone');
  expect(checkout.answer()).toBe('alone');
  const orphan = join(dirname(checkout.copy), 'gone.ts.js');
  mkdirSync(dirname(orphan), { recursive: true });
  writeFileSync(orphan, '');
  checkout.strip();
  expect(statSync(orphan, { throwIfNoEntry: false })).toBeUndefined();
});
