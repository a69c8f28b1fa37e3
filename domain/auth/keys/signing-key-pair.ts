/** One ES256 key pair as it is stored: the public half in clear, the private half sealed with SECRET_KEY. */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import type { SecretBox } from './secret-box.ts';
import type { SigningKeyRow } from './signing-key-store.ts';

const publicJwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
const privateJwk = publicJwk.extend({ d: z.string() });

export type PublicJwk = z.infer<typeof publicJwk> & {
  kid: string;
  alg: 'ES256';
  use: 'sig';
  key_ops: ['verify'];
};

export async function generateSigningKey(box: SecretBox, at: Date): Promise<SigningKeyRow> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const publicHalf = await exportJWK(pair.publicKey);
  const privateHalf = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(publicHalf);
  return {
    kid,
    public_jwk: JSON.stringify(publicHalf),
    private_jwk: box.seal(Buffer.from(JSON.stringify(privateHalf)), purposeOf(kid)),
    created_at: at.toISOString(),
  };
}

export function publicJwkOf(row: SigningKeyRow): PublicJwk {
  const { kty, crv, x, y } = publicJwk.parse(JSON.parse(row.public_jwk));
  return { kty, crv, x, y, kid: row.kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
}

/** @throws when the key was sealed with another SECRET_KEY */
export async function openPrivateKey(row: SigningKeyRow, box: SecretBox): Promise<CryptoKey> {
  let opened: Buffer;
  try {
    opened = box.open(row.private_jwk, purposeOf(row.kid));
  } catch (cause) {
    throw new Error('SECRET_KEY is not the one this database was set up with', { cause });
  }
  return importKey(privateJwk.parse(JSON.parse(opened.toString('utf8'))));
}

export async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A signing key is not an elliptic curve key');
  return key;
}

function purposeOf(kid: string): string {
  return `signing-key ${kid}`;
}
