import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findProgram } from './find-program.ts';

test('the first name that any folder of PATH holds is found, and a place only if PATH holds none', () => {
  const root = mkdtempSync(join(tmpdir(), 'find-program-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  const program = (folder: string, name: string) => {
    const file = join(root, folder, name);
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(file, '');
    chmodSync(file, 0o755);
    return file;
  };
  const usual = program('first', 'usual');
  const preferred = program('second', 'preferred');
  const elsewhere = program('elsewhere', 'other');
  vi.stubEnv('PATH', [join(root, 'first'), join(root, 'second')].join(delimiter));

  expect(findProgram(['preferred', 'usual'], [elsewhere])).toBe(preferred);
  expect(findProgram(['usual', 'preferred'], [elsewhere])).toBe(usual);
  expect(findProgram(['other'], [elsewhere])).toBe(elsewhere);
  expect(findProgram(['other'], [join(root, 'missing')])).toBeNull();
});
