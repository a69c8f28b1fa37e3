/**
 * `POST /v/{page}` counts a view, `POST /c/{page}/{slot}` a tap on a contact link. The answer is always 204: an error
 * would help only people who probe the site. Nothing about the visitor is stored
 * (docs/decisions/042-contacts-are-counted.md).
 */
import { type Context, Hono } from 'hono';
import { isbot } from 'isbot';
import { networkOf } from '#domain/auth/networks/client-network.ts';
import type { LeadCounter } from '#domain/leads/lead-counter.ts';
import { isPageCode } from '#domain/leads/page-code.ts';
import type { PageCodes } from '#domain/leads/page-codes.ts';
import { isSlot, type Slot } from '#domain/leads/slots.ts';
import { directSource, sourceOf } from '#domain/leads/visit-source.ts';
import { createNetworkAllowance } from './network-allowance.ts';

export interface CountDependencies {
  pageCodes: Pick<PageCodes, 'pageOf'>;
  leadCounter: Pick<LeadCounter, 'note'>;
  clientAddress(context: Context): string;
  /** Origin of the site. */
  siteUrl: string;
  nowMs?: () => number;
}

/** Enough for a host, or for the script's mark of a tap that nobody made. */
const maxBodyBytes = 300;
/** The visitors' script sends this for a tap that a program has made. */
const madeByProgram = '!';

export function countContacts(dependencies: CountDependencies): Hono {
  const { siteUrl, nowMs = () => performance.now() } = dependencies;
  const siteHost = new URL(siteUrl).host;
  const allowance = createNetworkAllowance(nowMs);
  const app = new Hono();
  app.post('/v/:page', (context) => answer(context, context.req.param('page'), null));
  app.post('/c/:page/:slot', (context) => {
    const slot = context.req.param('slot');
    return isSlot(slot) ? answer(context, context.req.param('page'), slot) : noContent(context);
  });
  return app;

  async function answer(context: Context, code: string, slot: Slot | null): Promise<Response> {
    if (isPageCode(code) && isFromThisSite(context, siteHost)) {
      const network = networkOf(dependencies.clientAddress(context));
      if (allowance.take(network)) await count(context, { code, slot, network });
    }
    return noContent(context);
  }

  async function count(
    context: Context,
    { code, slot, network }: { code: string; slot: Slot | null; network: string },
  ): Promise<void> {
    const said = await shortBody(context);
    const pageKey = await dependencies.pageCodes.pageOf(code).catch(() => null);
    if (pageKey === null) return;
    const agent = context.req.header('user-agent') ?? '';
    // Without script the browser names the page in a separate header, and sends no referring host.
    const pageUrl = context.req.header('ping-from') ?? context.req.header('referer') ?? null;
    const isPing = context.req.header('content-type') === 'text/ping';
    const source = sourceOf({ pageUrl, referrerHost: isPing ? null : said, ownHost: siteHost });
    dependencies.leadCounter.note({
      pageKey,
      slot,
      isRobot: said === madeByProgram || agent === '' || isbot(agent),
      network,
      agent,
      // A ping does not say where its visit came from, but the view before it may have.
      source: isPing && source === directSource ? null : source,
    });
  }
}

function noContent(context: Context): Response {
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
}

/** A browser itself says which site a request comes from. Older ones send only the origin. */
function isFromThisSite(context: Context, siteHost: string): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = context.req.header('origin');
  if (origin === undefined || !URL.canParse(origin)) return false;
  return [siteHost, context.req.header('host')].includes(new URL(origin).host);
}

/** @returns an empty text for a body that is missing or too long */
async function shortBody(context: Context): Promise<string> {
  const length = Number(context.req.header('content-length') ?? Number.NaN);
  if (!(length > 0 && length <= maxBodyBytes)) return '';
  return context.req.text().catch(() => '');
}
