/**
 * Tells the counter of addresses what the site answered where it has no page. It reads the finished answer, so that a
 * visitor waits for nothing, and it is never asked for a page from the cache.
 */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { paths, queries } from '#app/paths.ts';
import type { AddressCounter } from '#domain/addresses/missed/address-counter.ts';
import { networkOf } from '#domain/auth/networks/client-network.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { createNetworkAllowance } from '../leads/network-allowance.ts';
import { addressOfRequest } from '../process/client-address.ts';

export interface AddressNotesOptions {
  counter: Pick<AddressCounter, 'note'>;
  trustedProxyHops: number;
  nowMs?: () => number;
}

/** What is known of an answer to a request that the cache did not answer. */
export interface AnsweredAddress {
  status: number;
  location: string | null;
}

/** @param key path and known query of the request */
export type NoteAddress = (
  request: Pick<IncomingMessage, 'headers' | 'method' | 'socket'>,
  key: string,
  answer: AnsweredAddress,
) => void;

const origin = 'http://site.invalid';
const movedStatuses: ReadonlySet<number> = new Set([301, 302, 410]);
const maxHostLength = 100;
const plainHost = /^[a-z][a-z0-9.-]*$/;

export function createAddressNotes(options: AddressNotesOptions): NoteAddress {
  const { counter, trustedProxyHops, nowMs = () => performance.now() } = options;
  const allowance = createNetworkAllowance(nowMs);
  return ({ headers, method, socket }, key, answer) => {
    const sought = soughtAt(key, answer);
    if (sought === null) return;
    const address = addressOfRequest(
      socket.remoteAddress ?? null,
      String(headers['x-forwarded-for'] ?? ''),
      trustedProxyHops,
    );
    const network = networkOf(address);
    if (!allowance.take(network)) return;
    const agent = headers['user-agent'] ?? '';
    counter.note({
      ...sought,
      // No browser of a person asks for the head alone.
      isRobot: method === 'HEAD' || agent === '' || isbot(agent),
      network,
      referrerHost: hostOf(headers.referer),
    });
  };
}

/** @returns null if the site answered with something of its own */
function soughtAt(
  key: string,
  { status, location }: AnsweredAddress,
): { path: string; mayBeMissing: boolean } | null {
  const { pathname, searchParams } = new URL(origin + key);
  if (pathname === paths.notFound()) return null;
  if (pathname === paths.search()) {
    const path = paths.problem(slugFromSearch(searchParams.get(queries.search.name) ?? ''));
    // A search that leads to the slug of its words is counted when the browser asks for that.
    if (path === paths.home() || location === path) return null;
    return { path, mayBeMissing: searchedWords(location) !== null };
  }
  if (status === 404) return { path: pathname, mayBeMissing: true };
  if (!movedStatuses.has(status)) return null;
  const leadsNowhere = status === 302 && (location === paths.home() || location === paths.notFound());
  return { path: pathname, mayBeMissing: leadsNowhere };
}

/** @returns what was typed, if this is where a search without an answer redirects to; otherwise null */
export function searchedWords(location: string | null): string | null {
  if (location === null || !location.startsWith(`${paths.home()}?`)) return null;
  return new URL(location, origin).searchParams.get(queries.unanswered.name);
}

/** @returns null for a host that may be more than the name of a site */
function hostOf(referrer: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const host = new URL(referrer).hostname.replace(/^www\./, '');
  return host.length <= maxHostLength && plainHost.test(host) && !/\d{5}/.test(host) ? host : null;
}
