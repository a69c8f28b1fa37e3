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
/** The reduced palette changes up to 90 pixels of a long picture beyond the tolerance. A lost margin moves whole lines. */
const allowedPixels = 110;

export function pictureFile(name: string): string {
  return join(pictureFolder, `${name}.png`);
}

/** @returns null if both look alike, otherwise what differs and where to see it */
export async function differenceOf({ name, png }: Picture): Promise<string | null> {
  const file = pictureFile(name);
  if (!existsSync(file))
    return `${name}: no picture is stored; see ${writeArtifact(`${name}.actual.png`, png)}`;
  const { isAlike, count, sizes, diff } = await compare(readFileSync(file), png);
  if (isAlike) return null;
  const actualFile = writeArtifact(`${name}.actual.png`, png);
  const diffFile = writeArtifact(`${name}.diff.png`, await diff());
  const [before, after] = sizes;
  const became = before === after ? '' : `, ${before} became ${after}`;
  return `${name}: ${count} pixels differ${became}; see ${actualFile} and ${diffFile}`;
}

interface Comparison {
  isAlike: boolean;
  /** How many pixels differ. */
  count: number;
  sizes: readonly [before: string, after: string];
  /** @returns a picture of the pixels that differ */
  diff(): Promise<Buffer>;
}

export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)];
  // Pictures of different heights are compared from the top.
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = Buffer.alloc(width * height * 4);
  const count = pixelmatch(
    extended(one, width, height),
    extended(other, width, height),
    data,
    width,
    height,
    {
      threshold: colourTolerance,
    },
  );
  const sizes = [sizeOf(one), sizeOf(other)] as const;
  return {
    isAlike: sizes[0] === sizes[1] && count <= allowedPixels,
    count,
    sizes,
    diff: () =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  };
}

function sizeOf({ width, height }: Pixels): string {
  return `${width} × ${height}`;
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
