/**
 * `node assets/icons.ts` makes the favicons and the web manifest from one drawing: a gate whose first slat is
 * lifted.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { siteName, siteTitleSuffix } from '#content/site.ts';

const graphite = '#1d2327';
const paper = '#f6f3ec';
const amber = '#f5a800';

const frame = 'M4 29V5h24v24';
const slats = 'M9 18h14M9 25h14';
const lifting = 'M9 11h14';

/** The mark alone, in the text colour of browser tabs. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="3.5"><style>path{stroke:${graphite}}.a{stroke:${amber}}@media(prefers-color-scheme:dark){path{stroke:${paper}}.a{stroke:${amber}}}</style><path d="${frame}"/><path d="${slats}"/><path class="a" d="${lifting}"/></svg>`;

/** @param margin space around the mark, as a fraction of its width; maskable icons are cropped to a circle */
function tile(margin: number): Buffer {
  const size = 32 * (1 + 2 * margin);
  const offset = 32 * margin;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="512" height="512"><rect width="${size}" height="${size}" fill="${graphite}"/><g transform="translate(${offset} ${offset})" fill="none" stroke-width="3"><path d="${frame}${slats}" stroke="${paper}"/><path d="${lifting}" stroke="${amber}"/></g></svg>`,
  );
}

function png(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 300 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/**
 * ICO is a directory of PNGs: a 6-byte header with the type (1, an icon) and the number of pictures, then 16 bytes per
 * picture (its size, 1 colour plane, 32 bits a pixel, its length and its offset), then the pictures.
 */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + index * 16;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

const squareTile = tile(0.12);
const maskableTile = tile(0.45);
writeFileSync('public/favicon.svg', favicon);
writeFileSync(
  'public/favicon.ico',
  ico(await Promise.all([16, 32].map(async (size) => ({ size, data: await png(tile(0), size) })))),
);
writeFileSync('public/apple-touch-icon.png', await png(squareTile, 180));
writeFileSync('public/icon-192.png', await png(squareTile, 192));
writeFileSync('public/icon-512.png', await png(squareTile, 512));
writeFileSync('public/icon-maskable-512.png', await png(maskableTile, 512));
writeFileSync(
  'public/site.webmanifest',
  `${JSON.stringify(
    {
      name: siteTitleSuffix,
      short_name: siteName,
      lang: 'pt-BR',
      start_url: '/',
      display: 'browser',
      theme_color: graphite,
      background_color: paper,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`,
);
