/**
 * `node assets/heading-font.ts` makes the font file of the site and its style sheet: Sofia Sans Condensed,
 * reduced to the characters and weights of the headings. A fallback with matching metrics prevents layout shifts while
 * the font loads.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { launchChromium } from './chromium.ts';

const source = 'node_modules/@fontsource-variable/sofia-sans-condensed';
const sourceFile = `${source}/files/sofia-sans-condensed-latin-wght-normal.woff2`;
const folder = 'app/styles/fonts';
const target = `${folder}/heading.woff2`;
const weights = { min: 500, max: 800 };

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const beyondAscii = 'ÁÀÂÃÉÊÍÓÔÕÚÜÇáàâãéêíóôõúüçºª°²½¼·×–—‘’“”…\u00A0';
/** The text whose width is compared in the two fonts. */
const sample =
  'Seu portão aberto em 4 segundos. Manutenção e reparo de motores, R$ 1.349 instalado, garantia de fábrica';

const original = readFileSync(sourceFile);
const subset = await subsetFont(original, printableAscii + beyondAscii, {
  targetFormat: 'woff2',
  variationAxes: { wght: weights },
});
mkdirSync(folder, { recursive: true });
writeFileSync(target, subset);
writeFileSync(`${folder}/LICENSE.txt`, readFileSync(`${source}/LICENSE`));

const widthRatio = await measureWidthRatio();
const { ascent, descent, lineGap } = await readVerticalMetrics();
const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
writeFileSync(
  `${folder}/heading-font.css`,
  `/* Written by assets/heading-font.ts. */
@font-face {
  font-family: "Heading";
  src: url("./heading.woff2") format("woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
}

@font-face {
  font-family: "Heading Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Roboto");
  font-weight: ${weights.min} ${weights.max};
  size-adjust: ${percent(widthRatio)};
  ascent-override: ${percent(ascent / widthRatio)};
  descent-override: ${percent(descent / widthRatio)};
  line-gap-override: ${percent(lineGap / widthRatio)};
}
`,
);
console.log(`${target}: ${subset.length} bytes; fallback at ${percent(widthRatio)}`);

/** Width of the sample in the heading font over its width in Arial, both bold, as measured by a browser. */
async function measureWidthRatio(): Promise<number> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const ratio = await page.evaluate(
    async ({ data, text }) => {
      const face = new FontFace('Heading', `url(data:font/woff2;base64,${data})`, { weight: '500 800' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('no canvas');
      const width = (family: string) => {
        context.font = `700 100px ${family}`;
        return context.measureText(text).width;
      };
      return width('Heading') / width('Arial, "Liberation Sans"');
    },
    { data: subset.toString('base64'), text: sample },
  );
  await browser.close();
  return ratio;
}

/** The values of the hhea table, as fractions of an em. */
async function readVerticalMetrics(): Promise<{ ascent: number; descent: number; lineGap: number }> {
  const font = await subsetFont(original, 'A', { targetFormat: 'sfnt' });
  const table = (tag: string) => {
    for (let index = 0; index < font.readUInt16BE(4); index += 1) {
      const record = 12 + index * 16;
      if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
    }
    throw new Error(`The font has no ${tag} table`);
  };
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
  };
}
