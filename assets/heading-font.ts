/**
 * `node assets/heading-font.ts` makes the font file of the site and its style sheet: Sofia Sans Condensed, reduced to
 * the characters and weights of the headings. Until it has loaded, headings are in a bold font of the device, scaled to
 * the same metrics, so that few lines break differently afterwards.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { launchChromium } from './chromium.ts';
import { printableAscii, sourceFile, sourceFolder } from './heading-source.ts';

const folder = 'app/styles/fonts';
const target = `${folder}/heading.woff2`;
const weights = { min: 500, max: 800 };

const beyondAscii = 'ÁÀÂÃÉÊÍÓÔÕÚÜÇáàâãéêíóôõúüçºª°²½¼·×–—‘’“”…\u00A0';
/** The text whose width is compared: headings of several kinds of pages. Their capitals and digits differ most. */
const sample =
  'Seu portão aberto em 4 segundos. Motor para portão PPA em São Bernardo do Campo. Portão de duas folhas dessincronizado. Conserto de R$ 150 a R$ 600';

interface Fallback {
  family: string;
  /** Full names of the bold font on different systems. */
  localNames: string[];
  /** What measures its width in the browser: a font with characters of the same widths. */
  measuredAs: string;
}
const fallbacks: Fallback[] = [
  {
    family: 'Heading Arial',
    localNames: ['Arial Bold', 'Liberation Sans Bold'],
    measuredAs: 'Arial, "Liberation Sans"',
  },
  // Newer versions of Android have one file for all weights, under the name of the family.
  { family: 'Heading Roboto', localNames: ['Roboto Bold', 'Roboto'], measuredAs: 'Measured Roboto' },
];
const robotoFile = 'node_modules/@fontsource/roboto/files/roboto-latin-700-normal.woff2';

const original = readFileSync(sourceFile);
const subset = await subsetFont(original, printableAscii + beyondAscii, {
  targetFormat: 'woff2',
  variationAxes: { wght: weights },
});
mkdirSync(folder, { recursive: true });
writeFileSync(target, subset);
writeFileSync(`${folder}/LICENSE.txt`, readFileSync(`${sourceFolder}/LICENSE`));

const widthRatios = await measureWidthRatios();
const { ascent, descent } = await readVerticalMetrics();
const percent = (value: number) => `${Number((value * 100).toFixed(1))}%`;
const fallbackFaces = widthRatios.map(({ fallback: { family, localNames }, ratio }) => {
  return `
@font-face {
  font-family: "${family}";
  src: ${localNames.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weights.min} ${weights.max};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
}
`;
});
writeFileSync(
  `${folder}/heading-font.css`,
  `/* Written by assets/heading-font.ts. */
@font-face {
  font-family: "Heading";
  src: url("./heading.woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
}
${fallbackFaces.join('')}`,
);
console.log(
  `${target}: ${subset.length} bytes; fallbacks at ${widthRatios.map(({ ratio }) => percent(ratio)).join(' and ')}`,
);

/** Width of the sample in the heading font over its width in each fallback, all bold, as measured by a browser. */
async function measureWidthRatios(): Promise<{ fallback: Fallback; ratio: number }[]> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const ratios = await page.evaluate(
    async ({ heading, roboto, text, fonts }) => {
      const add = async (family: string, data: string, weight: string) =>
        document.fonts.add(
          await new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight }).load(),
        );
      await add('Heading', heading, '500 800');
      await add('Measured Roboto', roboto, '700');
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('no canvas');
      const width = (family: string) => {
        context.font = `700 100px ${family}`;
        return context.measureText(text).width;
      };
      return fonts.map((fallback) => ({ fallback, ratio: width('Heading') / width(fallback.measuredAs) }));
    },
    {
      heading: subset.toString('base64'),
      roboto: readFileSync(robotoFile).toString('base64'),
      text: sample,
      fonts: fallbacks,
    },
  );
  await browser.close();
  return ratios;
}

/**
 * The values of the hhea table, as fractions of an em. In an OpenType file byte 4 has the number of tables, and a
 * directory of 16 bytes a table begins at byte 12.
 */
async function readVerticalMetrics(): Promise<{ ascent: number; descent: number }> {
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
  };
}
