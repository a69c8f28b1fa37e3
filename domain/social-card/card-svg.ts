/** The social card as SVG: the page's title above the three prices, in the style of the home page's card. */
import { homeOffers } from '#content/offers.ts';
import { siteName } from '#content/site.ts';
import { escapeXml } from '#domain/escape-xml.ts';
import { breakLines, textWidth } from './break-lines.ts';

const cardSize = { width: 1200, height: 630 };

const margin = 56;
const titleWidth = cardSize.width - 2 * margin;
/** Space between the site's name and the prices. */
const titleBox = { top: 118, bottom: 420 };
const stripTop = 437;
/** Both as a share of the font size. */
const lineHeight = 0.98;
const ascent = 0.78;
/** Font sizes, largest first. The last one is used for any longer title. */
const titleSizes = [148, 124, 104, 92, 78, 64];
const maxLines = 4;

/**
 * The server draws it as a picture, and the editor shows it as it is.
 * @param title of any length; cut at a word if it does not fit
 */
export function cardSvg(title: string): string {
  const { size, lines } = fitTitle(title);
  const blockHeight = lines.length * size * lineHeight;
  const firstBaseline = titleBox.top + (titleBox.bottom - titleBox.top - blockHeight) / 2 + size * ascent;
  const titleText = lines
    .map(
      (line, index) =>
        `<text x="${margin}" y="${firstBaseline + index * size * lineHeight}" font-size="${size}" fill="#f6f3ec">${escapeXml(line)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}" font-family="Sofia Sans Condensed">
<rect width="1200" height="630" fill="#1d2327"/>
<g fill="none" stroke="#f6f3ec" stroke-width="4" transform="translate(${margin} 48) scale(1.4)"><path d="M3 29V5h26v24M7 17h18M7 23h18"/><path stroke="#f5a800" d="M7 11h18"/></g>
<text x="${margin + 62}" y="84" font-size="34" fill="#aeb8bd">${escapeXml(siteName)}</text>
<g stroke="#465159" stroke-width="3"><path d="M760 56h384M840 74h304M940 92h204"/></g>
${titleText}
<rect y="${stripTop}" width="1200" height="193" fill="#f6f3ec"/><rect y="${stripTop}" width="1200" height="10" fill="#f5a800"/>
${homeOffers.map(offerSvg).join('')}</svg>`;
}

function fitTitle(title: string): { size: number; lines: string[] } {
  const smallest = titleSizes.at(-1) ?? 0;
  for (const size of titleSizes) {
    const lines = breakLines(title, size, titleWidth);
    const fits =
      lines.length * size * lineHeight <= titleBox.bottom - titleBox.top &&
      lines.every((line) => textWidth(line, size) <= titleWidth);
    if (fits) return { size, lines };
  }
  return { size: smallest, lines: breakLines(title, smallest, titleWidth).slice(0, maxLines) };
}

function offerSvg(offer: (typeof homeOffers)[number], index: number): string {
  const x = margin + index * 400;
  const name = escapeXml(offer.name);
  const nameSize = 34;
  const secondsX = x + textWidth(offer.name, nameSize) + 16;
  return `${index > 0 ? `<path d="M${x - margin} 447v183" stroke="#d6cfc1" stroke-width="2"/>` : ''}<text x="${x}" y="505" font-size="${nameSize}" fill="#1d2327">${name}</text><text x="${secondsX}" y="505" font-size="${nameSize}" fill="#525d64">${offer.seconds} s</text><text x="${x}" y="580" font-size="66" fill="#1d2327">R$ ${offer.price.toLocaleString('pt-BR')}</text>`;
}
