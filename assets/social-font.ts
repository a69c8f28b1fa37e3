/**
 * `node assets/social-font.ts` makes the files for rendering social cards: the heading font at one weight as TTF,
 * and the width of each character, so that the server can break lines without a browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { launchChromium } from './chromium.ts';
import { printableAscii, sourceFile } from './heading-source.ts';

const folder = 'server/social-cards';
const weight = 700;
const unitsPerEm = 1000;

const characters = `${printableAscii}ÁÀÂÃÉÊÍÓÔÕÚÜÇÑáàâãéêíóôõúüçñºª°²½¼·×–—‘’“”…\u00A0`;

const font = await subsetFont(readFileSync(sourceFile), characters, {
  targetFormat: 'sfnt',
  variationAxes: { wght: weight },
});
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/heading-bold.ttf`, font);

const browser = await launchChromium();
const page = await browser.newPage();
const widths = await page.evaluate(
  async ({ data, text, size }) => {
    const face = new FontFace('Card', `url(data:font/ttf;base64,${data})`);
    document.fonts.add(await face.load());
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.font = `${size}px Card`;
    return Object.fromEntries(
      [...text].map((character) => [character, Math.round(context.measureText(character).width)]),
    );
  },
  { data: font.toString('base64'), text: characters, size: unitsPerEm },
);
await browser.close();
writeFileSync('domain/social-card/character-widths.json', `${JSON.stringify(widths, null, 2)}\n`);
console.log(`${font.length} bytes for ${characters.length} characters`);
