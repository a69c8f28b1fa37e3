/** A site whose pages arrive in pieces, as over a weak mobile network, and are painted after each piece. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '#tests/e2e/support/site.ts';

/** How many times a page is cut, from the start of its body and of its main part. */
const cutsInHeader = 6;
const cutsInMain = 70;
/** Two frames of a screen with 60 Hz: the browser paints what it has. */
const betweenMs = 34;

const mainMark = 'id="conteudo"';

/** What arrives late. */
interface Delays {
  /** How long the heading font takes, in ms. */
  font: number;
  /** Resolves when the main part of a page may be sent. */
  main?: Promise<void>;
}

const headersOfConnection = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

/**
 * @param site where the pages come from
 * @returns the same site at another address, and how to close it
 */
export async function servePiecewise(site: Site, delays: Delays): Promise<{ site: Site; close: () => void }> {
  const server = createServer(async ({ method, url = '/' }, response) => {
    // Only counts are posted, and the visits of these tests must not add to them.
    if (method !== 'GET') return response.writeHead(204).end();
    const answer = await fetch(new URL(url, site.url), { redirect: 'manual' });
    const headers = [...answer.headers].filter(([name]) => !headersOfConnection.includes(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (url.endsWith('.woff2')) await pause(delays.font);
    if (isPage) return sendPieces(response, await answer.text(), delays.main);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { site: { ...site, url: addressOf(server) }, close: () => server.close() };
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function sendPieces(response: ServerResponse, html: string, main?: Promise<void>): Promise<void> {
  const startOfMain = html.indexOf(mainMark);
  let sent = 0;
  for (const cut of cutsOf(html)) {
    if (cut > startOfMain) await main;
    response.write(html.slice(sent, cut));
    sent = cut;
    await pause(betweenMs);
  }
  response.end(html.slice(sent));
}

/** @returns where a page is cut, in ascending order: before what may begin a line or a box, never within a sentence */
function cutsOf(html: string): number[] {
  const tags = (from: string, count: number) => {
    const start = html.indexOf(from);
    const found = html.slice(start).matchAll(/<(?:a|div|figure|h1|h2|li|nav|p|section|svg|td|tr|ul)[ >]/g);
    return [...found].slice(0, count).map(({ index }) => start + index);
  };
  const cuts = [...tags('<body', cutsInHeader), ...tags(mainMark, cutsInMain)];
  return [...new Set(cuts)].toSorted((one, other) => one - other);
}
