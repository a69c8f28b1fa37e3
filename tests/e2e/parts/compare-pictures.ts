/** Compares a picture with the stored one. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Picture } from './take-pictures.ts';

export const pictureFolder = 'tests/e2e/parts/pictures';
const artifactFolder = 'tests/.artifacts/pictures';

/** From 0 to 1: tolerates the reduced palette, but not the difference between a card and its background. */
const colourTolerance = 0.03;
/** The edges of a few letters may differ by more than that. A lost margin moves whole lines. */
const allowedPixels = 150;

export function pictureFile(name: string): string {
  return join(pictureFolder, `${name}.png`);
}

/** @returns null if both look alike, otherwise what differs and where to see it */
export async function differenceOf({ name, png }: Picture): Promise<string | null> {
  const file = pictureFile(name);
  if (!existsSync(file))
    return `${name}: no picture is stored; see ${writeArtifact(`${name}.actual.png`, png)}`;
  const [stored, actual] = await Promise.all([readFileSync(file), png].map(pixelsOf));
  if (stored === undefined || actual === undefined) throw new Error(`${name} cannot be read`);
  // Pictures of different heights are compared from the top.
  const width = Math.max(stored.width, actual.width);
  const height = Math.max(stored.height, actual.height);
  const [before, after] = [stored, actual].map((pixels) => extended(pixels, width, height));
  if (before === undefined || after === undefined) throw new Error(`${name} cannot be extended`);
  const diff = Buffer.alloc(width * height * 4);
  const count = pixelmatch(before, after, diff, width, height, { threshold: colourTolerance });
  const isSameSize = stored.width === actual.width && stored.height === actual.height;
  if (isSameSize && count <= allowedPixels) return null;
  const actualFile = writeArtifact(`${name}.actual.png`, png);
  const raw = { width, height, channels: 4 } as const;
  const diffFile = writeArtifact(`${name}.diff.png`, await sharp(diff, { raw }).png().toBuffer());
  const sizes = isSameSize
    ? ''
    : `, ${stored.width} × ${stored.height} became ${actual.width} × ${actual.height}`;
  return `${name}: ${count} pixels differ${sizes}; see ${actualFile} and ${diffFile}`;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function extended({ data, width, height }: Pixels, toWidth: number, toHeight: number): Buffer {
  const rows = Buffer.alloc(toWidth * toHeight * 4);
  for (let row = 0; row < height; row += 1) {
    data.copy(rows, row * toWidth * 4, row * width * 4, (row + 1) * width * 4);
  }
  return rows;
}

function writeArtifact(name: string, png: Buffer): string {
  mkdirSync(artifactFolder, { recursive: true });
  const file = join(artifactFolder, name);
  writeFileSync(file, png);
  return file;
}
