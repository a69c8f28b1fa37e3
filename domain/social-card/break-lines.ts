/** Breaks a title into lines, using the measured widths of its characters. */
import widths from './character-widths.json' with { type: 'json' };

const unitsPerEm = 1000;
/** Width of characters the font lacks. */
const unknownWidth = 500;
const widthOf: Readonly<Record<string, number>> = widths;

/** @returns width in pixels at a font size in pixels */
export function textWidth(text: string, fontSize: number): number {
  let units = 0;
  for (const character of text) units += widthOf[character] ?? unknownWidth;
  return (units * fontSize) / unitsPerEm;
}

/** @returns lines no wider than `maxWidth`, unless a single word is wider */
export function breakLines(text: string, fontSize: number, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, fontSize) > maxWidth) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}
