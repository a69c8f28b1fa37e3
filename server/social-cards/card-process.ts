/**
 * Draws social cards in a separate process, one at a time: the pictures take memory that the garbage collector does not
 * see, and a card takes as long as ten pages. The process ends when its parent does.
 */
import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { cardSvg } from '#domain/social-card/card-svg.ts';
import { cardOrder, type SentCard } from './card-messages.ts';

const fontFile = fileURLToPath(new URL('./heading-bold.ttf', import.meta.url));
const font = { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: 'Sofia Sans Condensed' };
const niceness = 4;

// Pages come first, but even on a busy machine cards are still drawn.
setPriority(niceness);
// The terminal and the service manager signal the whole group; the parent still waits for its card.
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));

process.on('message', (message) => {
  const { title } = cardOrder.parse(message);
  const png = new Resvg(cardSvg(title), { font }).render().asPng();
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 16)}"`;
  process.send?.({ png, etag } satisfies SentCard);
  // A picture takes three megabytes until it is collected. Collecting takes a tenth of the time of drawing.
  globalThis.gc?.();
});
