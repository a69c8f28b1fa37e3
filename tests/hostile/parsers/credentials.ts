import { generateKeyPair, SignJWT } from 'jose';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { SigningKeys } from '#domain/auth/keys/signing-keys.ts';
import { createAccessTokens } from '#domain/auth/sessions/access-token.ts';
import { createAuthenticator } from '#domain/auth/sessions/authenticator.ts';
import { systemClock } from '#domain/clock.ts';
import { failures } from '#server/rest-api/rest-failure.ts';
import { assertPromise, maxHeaderLength, type Parser } from '#tests/hostile/support/parser.ts';

const publicKey = 'public-key-of-the-hostile-tests';
const { publicKey: key, privateKey } = await generateKeyPair('ES256');
const foreign = await generateKeyPair('ES256');
const claims = { session_id: crypto.randomUUID(), aal: 'aal2' };
const sign = (by: CryptoKey) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'a' }).sign(by);
/** A genuine token without an issuer or a time, and one signed by somebody else. */
const [incomplete = '', forged = ''] = await Promise.all([sign(privateKey), sign(foreign.privateKey)]);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const keys = { verifier: async () => key } as Partial<SigningKeys> as SigningKeys;
const tokens = createAccessTokens({ keys, issuer: 'http://localhost/auth/v1', clock: systemClock });
// No hostile header gets as far as the database, which is missing here.
const authenticator = createAuthenticator(
  { tokens } as Partial<AuthDependencies> as AuthDependencies,
  publicKey,
);

export const credentialParsers: readonly Parser[] = [
  {
    name: 'bearer header',
    maxLength: maxHeaderLength,
    tokens: [
      ...['Bearer ', 'bearer ', 'Basic ', publicKey, '.', incomplete, forged, ...incomplete.split('.')],
      ...[{ alg: 'none' }, { alg: 'HS256', kid: 'a' }, { alg: 'ES256', kid: '../../etc/passwd' }].map(
        encoded,
      ),
    ],
    async feed(input) {
      for (const header of [input, `Bearer ${input}`]) {
        const caller = await authenticator.authenticate(header);
        if (caller.ok) {
          assertPromise(caller.value.role === 'anonymous' && header.includes(publicKey), 'nobody is let in');
        } else if ('message' in caller.failure) {
          const { headers } = failures.brokenToken(caller.failure.message);
          assertPromise(
            /^[\t -~]*$/.test(headers['WWW-Authenticate'] ?? '\0'),
            'the reason fits into a header',
          );
        }
      }
    },
  },
  {
    name: 'public key',
    maxLength: maxHeaderLength,
    tokens: [publicKey],
    feed(input) {
      assertPromise(
        authenticator.checkPublicKey(input).ok === (input === publicKey),
        'only the public key itself is accepted',
      );
      const { headers } = failures.brokenToken(input);
      assertPromise(/^[\t -~]*$/.test(headers['WWW-Authenticate'] ?? '\0'), 'any reason fits into a header');
    },
  },
];
