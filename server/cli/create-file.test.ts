import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFile } from './create-file.ts';

const options = { isForced: false, mode: 0o600 };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'create-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a file appears complete, with its mode, and nothing else is left in the folder', async () => {
  const folder = newFolder();
  const file = join(folder, 'pages.csv');
  const isCreated = await createFile(file, options, async (temporaryFile) => {
    writeFileSync(temporaryFile, 'whole');
    expect(readdirSync(folder)).not.toContain('pages.csv');
  });
  expect([isCreated, readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([
    true,
    'whole',
    0o600,
  ]);
  expect(readdirSync(folder)).toEqual(['pages.csv']);
});

test.each([false, true])(
  'a write that fails leaves the folder as it was, with isForced %s',
  async (isForced) => {
    const folder = newFolder();
    const file = join(folder, 'pages.csv');
    if (isForced) writeFileSync(file, 'precious');
    const before = readdirSync(folder);
    const failing = createFile(file, { ...options, isForced }, async (temporaryFile) => {
      writeFileSync(temporaryFile, 'half');
      throw new Error('disk full');
    });
    await expect(failing).rejects.toThrow('disk full');
    expect(readdirSync(folder)).toEqual(before);
    if (isForced) expect(readFileSync(file, 'utf8')).toBe('precious');
  },
);

test('a file that another process creates during the write is not replaced', async () => {
  const folder = newFolder();
  const file = join(folder, 'pages.csv');
  const isCreated = await createFile(file, options, async (temporaryFile) => {
    writeFileSync(temporaryFile, 'mine');
    writeFileSync(file, 'theirs');
  });
  expect(isCreated).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('theirs');
  expect(readdirSync(folder)).toEqual(['pages.csv']);
});
