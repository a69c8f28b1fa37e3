/** A signing key rotated by the command line while the server is running. */
import { decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { createSecretBox } from '#domain/auth/keys/secret-box.ts';
import { createSigningKeys } from '#domain/auth/keys/signing-keys.ts';
import { engines } from '#tests/support/databases.ts';
import { type AuthServer, secretKey } from './auth-support.ts';
import { startWithClock, tokenOf } from './factor-support.ts';

const minutes = (count: number) => count * 60_000;

describe.each(engines)('rotating the signing key on $name', (engine) => {
  test('signs nobody out, and the client verifies tokens of both keys locally', async () => {
    const { server, clock } = await startWithClock(engine);
    const early = await server.signedIn();
    const oldKid = decodeProtectedHeader(await tokenOf(early)).kid;
    await early.auth.getClaims();
    clock.ms += minutes(1);
    const keys = createSigningKeys({ ...server.auth, box: createSecretBox(secretKey) });
    const { kid } = await keys.rotate();
    // Ten minutes later every process has loaded the new key. Only then does it sign.
    clock.ms += minutes(9);
    const meanwhile = await server.signedIn();
    expect(decodeProtectedHeader(await tokenOf(meanwhile)).kid).toBe(oldKid);
    clock.ms += minutes(1);
    const late = await server.signedIn();
    expect(decodeProtectedHeader(await tokenOf(late)).kid).toBe(kid);
    expect(await kids(server)).toEqual([kid, oldKid]);
    for (const client of [early, meanwhile, late]) {
      expect((await client.auth.getUser()).error).toBeNull();
      expect((await client.auth.getClaims()).data?.header.kid).toBe(
        decodeProtectedHeader(await tokenOf(client)).kid,
      );
    }
    expect((await early.auth.refreshSession()).error).toBeNull();
    expect(decodeProtectedHeader(await tokenOf(early)).kid).toBe(kid);
    clock.ms += minutes(61);
    expect(await kids(server)).toEqual([kid]);
  });
});

async function kids(server: AuthServer): Promise<string[]> {
  const response = await server.call('/.well-known/jwks.json');
  const { keys } = (await response.json()) as { keys: { kid: string }[] };
  return keys.map((key) => key.kid);
}
