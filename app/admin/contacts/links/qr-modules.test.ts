import { encode } from 'uqr';
import { afterEach, expect, test, vi } from 'vitest';
import { qrModules, qrPng, qrSvg } from './qr-modules.ts';

const text = 'https://site.example/q/7K2M9D';

afterEach(() => void vi.unstubAllGlobals());

test('the path has a square for each dark module, inside a margin of four modules', () => {
  const { size, path } = qrModules(text);
  const plain = encode(text, { ecc: 'M', border: 0 });
  expect(size).toBe(plain.size + 8);
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(squares.length).toBe(plain.data.flat().filter(Boolean).length);
  expect(Math.min(...squares.flat())).toBe(4);
});

test('the file is black on white and refers to nothing outside it', () => {
  const svg = qrSvg(text);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox/);
  const { size, path } = qrModules(text);
  expect(svg.match(/<path [^>]*>/g)).toEqual([
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`,
    // Without a fill, which means black.
    `<path d="${path}"/>`,
  ]);
  expect(svg).not.toMatch(/href|style|script/);
});

test('a browser that cannot draw the image rejects it, so that the screen can say so', async () => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const onFailed = vi.fn();
  await qrPng(text).then(() => {}, onFailed);
  expect(onFailed).toHaveBeenCalledOnce();
});
