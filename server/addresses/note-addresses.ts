/**
 * Tells the address counter what the site answered at addresses without a page. It reads the finished answer, so no
 * visitor waits for it, and it is never called for a page from the cache.
 */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { paths, queries } from '#app/paths.ts';
import type { AddressCounter } from '#domain/addresses/missed/address-counter.ts';
import { networkOf } from '#domain/auth/networks/client-network.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { createNetworkAllowance } from '../leads/network-allowance.ts';
import { refusesCounting } from '../leads/refuses-counting.ts';
import { addressOfRequest } from '../process/client-address.ts';

export interface AddressNotesDependencies {
  counter: Pick<AddressCounter, 'note'>;
  trustedProxyHops: number;
  nowMs?: () => number;
}

/** What is known about an answer that did not come from the cache. */
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
/** A redirect, or a page that is gone for good. */
const statusesWithoutPage: ReadonlySet<number> = new Set([301, 302, 410]);
const maxHostLength = 100;
const plainHost = /^[a-z][a-z0-9.-]*$/;
/** May be the number of a person, such as a telephone number. */
const longNumber = /\d{5}/;

export function createAddressNotes(dependencies: AddressNotesDependencies): NoteAddress {
  const { counter, trustedProxyHops, nowMs = () => performance.now() } = dependencies;
  const allowance = createNetworkAllowance(nowMs);
  return (request, key, answer) => {
    const address = addressToNote(key, answer);
    if (address === null || refusesCounting(request)) return;
    const network = networkOf(addressOfRequest(request, trustedProxyHops));
    if (!allowance.take(network)) return;
    const { headers, method } = request;
    const agent = headers['user-agent'] ?? '';
    counter.note({
      ...address,
      // A person's browser does not send HEAD requests.
      isRobot: method === 'HEAD' || agent === '' || isbot(agent),
      network,
      referrerHost: hostOf(headers.referer),
    });
  };
}

/** @returns null if the site has a page or a route of its own at the address */
function addressToNote(
  key: string,
  { status, location }: AnsweredAddress,
): { path: string; mayBeMissing: boolean } | null {
  const { pathname, searchParams } = new URL(origin + key);
  if (pathname === paths.notFound()) return null;
  if (pathname === paths.search()) {
    const path = paths.problem(slugFromSearch(searchParams.get(queries.search.name) ?? ''));
    // A search that leads to the slug of its words is counted when the browser requests that slug.
    if (path === paths.home() || location === path) return null;
    return { path, mayBeMissing: searchedWords(location) !== null };
  }
  if (status === 404) return { path: pathname, mayBeMissing: true };
  if (!statusesWithoutPage.has(status)) return null;
  const leadsNowhere = status === 302 && (location === paths.home() || location === paths.notFound());
  return { path: pathname, mayBeMissing: leadsNowhere };
}

/** @returns what was typed, if this is where a search that found nothing redirects to; otherwise null */
export function searchedWords(location: string | null): string | null {
  if (location === null || !location.startsWith(`${paths.home()}?`)) return null;
  return new URL(location, origin).searchParams.get(queries.unanswered.name);
}

/** @returns null for a host that may contain more than the name of a site */
function hostOf(referrer: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const host = new URL(referrer).hostname.replace(/^www\./, '');
  return host.length <= maxHostLength && plainHost.test(host) && !longNumber.test(host) ? host : null;
}
