/**
 * `/social/{path of a page}.png`: the picture beside a shared link to that page, drawn from the title the page's
 * own head names. One way for every page, published ones included, and nothing to keep in step.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { Hono } from 'hono';
import { cardSvg } from './card-svg.ts';

export interface Card {
  png: Uint8Array<ArrayBuffer>;
  etag: string;
}

const fontFile = fileURLToPath(new URL('./heading-bold.ttf', import.meta.url));
const maxKept = 200;
const caching = 'public, max-age=86400';

/**
 * @param readPage the HTML of a public page, or null where there is none to share
 * @param draw turns a title into a picture
 */
export function createSocialCards(
  readPage: (path: string) => Promise<string | null>,
  draw: (title: string) => Promise<Card> = drawCard,
): Hono {
  const app = new Hono();
  const cards = new Map<string, Promise<Card>>();

  function cardOf(title: string): Promise<Card> {
    const kept = cards.get(title);
    const card = kept ?? draw(title);
    cards.delete(title);
    cards.set(title, card);
    // What failed once must not fail for ever.
    if (kept === undefined) card.catch(() => cards.get(title) === card && cards.delete(title));
    const oldest = cards.keys().next().value;
    if (cards.size > maxKept && oldest !== undefined) cards.delete(oldest);
    return card;
  }

  app.get('/*', async (context) => {
    const path = /^\/social(\/.+)\.png$/.exec(context.req.path)?.[1];
    const html = path === undefined ? null : await readPage(path);
    const title = html === null ? null : sharedTitle(html);
    if (title === null) return context.notFound();
    const { png, etag } = await cardOf(title);
    const headers = { ETag: etag, 'Cache-Control': caching };
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers);
    return context.body(png, 200, { ...headers, 'Content-Type': 'image/png' });
  });
  return app;
}

/** @returns the title for shared links, only of a page that says it is to be found */
function sharedTitle(html: string): string | null {
  if (html.includes('<meta name="robots" content="noindex"')) return null;
  const written = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  return written === undefined ? null : unescapeHtml(written);
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

async function drawCard(title: string): Promise<Card> {
  const image = await renderAsync(cardSvg(title), {
    font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: 'Sofia Sans Condensed' },
  });
  const png = new Uint8Array(image.asPng());
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 16)}"` };
}
