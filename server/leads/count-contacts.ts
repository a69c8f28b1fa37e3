/**
 * `POST /v/{page}` counts a view, `POST /c/{page}/{slot}` a tap on a contact link. The answer is always 204: an error
 * would help only people who probe the site. Nothing about the visitor is stored
 * (docs/decisions/042-contacts-are-counted.md).
 *
 * Answered outside the app, because with everything that the app does for a request, a tap would cost three times as
 * much as a cached page.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { limitWaiting } from '#database/outages/waiting-time.ts';
import { networkOf } from '#domain/auth/networks/client-network.ts';
import type { LeadCounter } from '#domain/leads/lead-counter.ts';
import { isPageCode } from '#domain/leads/page-code.ts';
import type { PageCodes } from '#domain/leads/page-codes.ts';
import { isSlot, type Slot } from '#domain/leads/slots.ts';
import { directSource, sourceOf } from '#domain/leads/visit-source.ts';
import { withSecurityHeaders } from '../answers/security-headers.ts';
import type { Env } from '../env.ts';
import { addressOfRequest } from '../process/client-address.ts';
import { createNetworkAllowance } from './network-allowance.ts';
import { refusesCounting } from './refuses-counting.ts';

export interface CountDependencies {
  pageCodes: Pick<PageCodes, 'pageOf'>;
  leadCounter: Pick<LeadCounter, 'note'>;
  env: Pick<Env, 'trustedProxyHops' | 'siteUrl'>;
  nowMs?: () => number;
}

/** @returns false, having done nothing, for a request that counts no contact */
export type AnswerContact = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => boolean;

interface Contact {
  code: string;
  /** Null for a view. */
  slot: Slot | null;
}

const contactTarget = /^\/(?:v\/([^/?]+)|c\/([^/?]+)\/([^/?]+))(?:\?|$)/;
/** Enough for a host, or for the mark below. */
const maxBodyBytes = 300;
/** The visitors' script sends this for a tap that a program has made. */
const madeByProgram = '!';
/** How many agents are remembered with their result of `isbot`. */
const maxAgents = 1000;

export function createContactAnswers(dependencies: CountDependencies): AnswerContact {
  const { pageCodes, leadCounter, env, nowMs = () => performance.now() } = dependencies;
  const { trustedProxyHops, siteUrl } = env;
  const siteHost = new URL(siteUrl).host;
  const allowance = createNetworkAllowance(nowMs);
  const isRobot = createRobotMemory();
  const headers = noContentHeaders(siteUrl.startsWith('https:'));

  return (request, response, requestId) => {
    const target = request.method === 'POST' ? contactTarget.exec(request.url ?? '') : null;
    if (target === null) return false;
    const contact = contactOf(target);
    if (contact !== null && !refusesCounting(request) && isFromThisSite(request, siteHost)) {
      const network = networkOf(addressOfRequest(request, trustedProxyHops));
      if (allowance.take(network))
        withShortBody(request, (body) => void count(request, contact, network, body));
    }
    response.writeHead(204, ['x-request-id', requestId, ...headers]).end();
    return true;
  };

  async function count(
    { headers }: IncomingMessage,
    { code, slot }: Contact,
    network: string,
    body: string,
  ): Promise<void> {
    const pageKey = await limitWaiting(() => pageCodes.pageOf(code)).catch(() => null);
    if (pageKey === null) return;
    const agent = headers['user-agent'] ?? '';
    // Without script the browser names the page in a separate header, and sends no referring host.
    const pageUrl = headers['ping-from']?.toString() ?? headers.referer ?? null;
    const isPing = headers['content-type'] === 'text/ping';
    const source = sourceOf({ pageUrl, referrerHost: isPing ? null : body, ownHost: siteHost });
    leadCounter.note({
      pageKey,
      slot,
      isRobot: body === madeByProgram || agent === '' || isRobot(agent),
      network,
      agent,
      // A ping does not say where its visit came from, but the view before it may have.
      source: isPing && source === directSource ? null : source,
    });
  }
}

/** @returns null for a code that no page can have, or an unknown slot */
function contactOf([, viewed, tapped, slot]: RegExpExecArray): Contact | null {
  if (viewed !== undefined) return isPageCode(viewed) ? { code: viewed, slot: null } : null;
  if (tapped === undefined || slot === undefined) return null;
  return isPageCode(tapped) && isSlot(slot) ? { code: tapped, slot } : null;
}

/** All headers of the answer but the request id, names and values in turn. */
function noContentHeaders(isHttps: boolean): string[] {
  const answer = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  return [...withSecurityHeaders(answer, isHttps).headers].flat();
}

function createRobotMemory(): (agent: string) => boolean {
  const known = new Map<string, boolean>();
  return (agent) => {
    const remembered = known.get(agent);
    if (remembered !== undefined) return remembered;
    if (known.size >= maxAgents) known.clear();
    const isRobot = isbot(agent);
    known.set(agent, isRobot);
    return isRobot;
  };
}

/** A browser itself says which site a request comes from. Older ones send only the origin. */
function isFromThisSite({ headers }: IncomingMessage, siteHost: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const [, originHost] = /^https?:\/\/(.+)$/.exec(headers.origin ?? '') ?? [];
  return originHost !== undefined && (originHost === siteHost || originHost === headers.host);
}

/** Calls back once, with an empty text for a body that is missing or too long, and never for one that breaks off. */
function withShortBody(request: IncomingMessage, use: (body: string) => void): void {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length > 0 && length <= maxBodyBytes)) {
    use('');
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    body += part;
  });
  request.once('end', () => use(body));
}
