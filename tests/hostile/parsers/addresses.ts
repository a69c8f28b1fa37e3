import { isIP } from 'node:net';
import type { Context } from 'hono';
import { canonicalForm } from '#domain/addresses/canonical-form.ts';
import { networkOf } from '#domain/auth/networks/client-network.ts';
import { chooseEncoding } from '#server/html-cache/accept-encoding.ts';
import { cacheKey } from '#server/html-cache/cache-key.ts';
import { loggedPath } from '#server/journal/logged-path.ts';
import { clientAddress } from '#server/process/client-address.ts';
import { assertPromise, maxHeaderLength, type Parser } from '#tests/hostile/support/parser.ts';

const pathTokens = [
  '/',
  '//',
  '/cidades/moema',
  '/buscar?q=',
  '?cidade=',
  '&pagina=2',
  '/ADMIN',
  '.data',
  '%61',
  'À',
];
const maxKeyLength = 512;
const direct = '198.51.100.7';

const requestFrom = (forwarded: string) =>
  ({
    env: { incoming: { socket: { remoteAddress: direct, remotePort: 1, remoteFamily: 'IPv4' } } },
    req: { header: (name: string) => (name.toLowerCase() === 'x-forwarded-for' ? forwarded : undefined) },
  }) as unknown as Context;

export const addressParsers: readonly Parser[] = [
  {
    name: 'cache key',
    maxLength: maxHeaderLength,
    tokens: pathTokens,
    feed(input) {
      const key = cacheKey('GET', input);
      if (key === null) return;
      assertPromise(key.startsWith('/') && !key.startsWith('//'), 'a key is a path of this site');
      assertPromise(key.length <= maxKeyLength, 'a key is short');
      assertPromise(cacheKey('HEAD', key) === key, 'a key is its own key');
      assertPromise(cacheKey('POST', input) === null, 'only reads have a key');
    },
  },
  {
    name: 'canonical path',
    maxLength: maxHeaderLength,
    tokens: pathTokens,
    feed(input) {
      const path = canonicalForm(input);
      assertPromise(/^\/(?!\/)/.test(path), 'a canonical path cannot lead to another site');
      assertPromise(canonicalForm(path) === path, 'a canonical path is its own canonical form');
      assertPromise(!/\/\/|.\/$/.test(path), 'a canonical path has no empty segment');
    },
  },
  {
    name: 'accept-encoding',
    maxLength: maxHeaderLength,
    tokens: ['br', 'gzip', 'identity', '*', ';q=', ';', '0.5', '1', ', ', 'BR'],
    feed(input) {
      assertPromise(
        ['br', 'gzip', 'identity'].includes(chooseEncoding(input)),
        'an encoding of ours is chosen',
      );
    },
  },
  {
    name: 'client address',
    maxLength: maxHeaderLength,
    tokens: [
      '1.2.3.4',
      '::1',
      '2001:db8::',
      '::ffff:1.2.3.4',
      ', ',
      '[',
      ']',
      ':80',
      'unknown',
      '%eth0',
      'for=',
    ],
    feed(input) {
      assertPromise(clientAddress(requestFrom(input), 0) === direct, 'without a proxy the header is ignored');
      for (const hops of [1, 3]) {
        const address = clientAddress(requestFrom(input), hops);
        assertPromise(isIP(address) !== 0, 'the client has an address');
        assertPromise(networkOf(address).length <= 45, 'a network is short');
      }
    },
  },
  {
    name: 'logged path',
    maxLength: maxHeaderLength,
    tokens: pathTokens,
    feed(input) {
      for (const status of [null, 200, 302, 404]) {
        const logged = loggedPath(input, status);
        assertPromise(logged === input || logged === '/:slug', 'a path is logged as it is or not at all');
      }
    },
  },
];
