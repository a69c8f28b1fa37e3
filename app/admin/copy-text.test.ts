import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** @returns what the user is told */
async function copyWith(navigator: object) {
  const told: string[] = [];
  vi.stubGlobal('navigator', navigator);
  await copyText(
    'motor',
    () => told.push('copied'),
    () => told.push('refused'),
  );
  return told;
}

test('a copied text is confirmed, and one that the browser does not copy is reported', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  expect(await copyWith({ clipboard: { writeText } })).toEqual(['copied']);
  expect(copied).toEqual(['motor']);
  const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  expect(await copyWith({ clipboard: { writeText: refuse } })).toEqual(['refused']);
});

test('a browser without a clipboard is reported as well', async () => {
  expect(await copyWith({})).toEqual(['refused']);
});
