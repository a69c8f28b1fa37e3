/**
 * The key pairs that sign access tokens (ES256). A new one is published first and signs once every instance knows it;
 * the ones before it verify until the last token they may have signed has expired, so a rotation signs nobody out.
 * Private halves are stored sealed.
 */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#database/schema.ts';
import type { SecretBox } from './secret-box.ts';
import { accessTokenSeconds } from './token-life.ts';

/** Another instance may have added a key; look again at least this often. */
const reloadAfterMs = 10 * 60 * 1000;
/** A new key signs when the slowest instance has looked: none shows a set in which the key of a token is missing. */
const signsAfterMs = reloadAfterMs;
/** So long after its successor was made a key signs no more, and the last token it signed has expired. */
const retiredAfterMs = signsAfterMs + accessTokenSeconds * 1000;
/** Tokens with invented key ids must not turn into a query each. */
const reloadAtMostEveryMs = 1000;

const storedJwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
const storedPrivateJwk = storedJwk.extend({ d: z.string() });

export type PublicJwk = z.infer<typeof storedJwk> & {
  kid: string;
  alg: 'ES256';
  use: 'sig';
  key_ops: ['verify'];
};

export interface SigningKeys {
  /** The pair that signs now. @throws when there is none */
  signer(): Promise<{ kid: string; key: CryptoKey }>;
  /** @returns the public key of that id, `empty` when there is no key at all, `unknown` when none has that id */
  verifier(kid: string): Promise<CryptoKey | 'empty' | 'unknown'>;
  /** The JSON Web Key Set, newest first. */
  publicKeys(): Promise<PublicJwk[]>;
  /** Adds a pair, which signs after ten minutes, or at once when there is no other. */
  add(): Promise<void>;
  /**
   * The same, and removes the pairs whose time is over. @returns the new pair's id and how many were removed
   * @throws when the secret key does not fit the database
   */
  rotate(): Promise<{ kid: string; removed: number }>;
}

interface LoadedKeys {
  atMs: number;
  publicJwks: PublicJwk[];
  verifiers: Map<string, CryptoKey>;
  /** Newest first. */
  signers: Signer[];
}

interface Signer {
  kid: string;
  key: CryptoKey;
  createdAtMs: number;
}

export function createSigningKeys(query: Kysely<Schema>, box: SecretBox, now: () => Date): SigningKeys {
  let loaded: LoadedKeys | null = null;
  let loading: Promise<LoadedKeys> | null = null;

  /** However many ask at once, one query answers; a failed one is not remembered. */
  function reload(): Promise<LoadedKeys> {
    loading ??= load(query, box, now().getTime())
      .then((keys) => {
        loaded = keys;
        return keys;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  function isOlderThan(keys: LoadedKeys, ms: number): boolean {
    return now().getTime() - keys.atMs >= ms;
  }

  async function current(): Promise<LoadedKeys> {
    return loaded === null || isOlderThan(loaded, reloadAfterMs) ? reload() : loaded;
  }

  return {
    async signer() {
      // Chosen now and not when they were loaded, so that all instances change over at the same moment.
      const signer = chooseSigner((await current()).signers, now().getTime());
      if (signer === undefined) throw new Error('There is no signing key');
      return { kid: signer.kid, key: signer.key };
    },
    async verifier(kid) {
      let keys = await current();
      if (!keys.verifiers.has(kid) && isOlderThan(keys, reloadAtMostEveryMs)) keys = await reload();
      return keys.verifiers.get(kid) ?? (keys.verifiers.size === 0 ? 'empty' : 'unknown');
    },
    publicKeys: async () => (await current()).publicJwks,
    async add() {
      await insertNewPair(query, box, now());
      await reload();
    },
    async rotate() {
      // Opens the current pair: a new one sealed with another SECRET_KEY would be of no use to anybody.
      await reload();
      const at = now();
      const kid = await insertNewPair(query, box, at);
      const removed = await removeRetired(query, at.getTime());
      await reload();
      return { kid, removed };
    },
  };
}

async function load(query: Kysely<Schema>, box: SecretBox, atMs: number): Promise<LoadedKeys> {
  const rows = (await readPairs(query)).filter((row) => !row.isRetired(atMs));
  const publicJwks = rows.map((row): PublicJwk => {
    const { kty, crv, x, y } = storedJwk.parse(JSON.parse(row.public_jwk));
    return { kty, crv, x, y, kid: row.kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  });
  const verifiers = new Map<string, CryptoKey>();
  for (const jwk of publicJwks) verifiers.set(jwk.kid, await importKey(jwk));
  const signers: Signer[] = [];
  for (const row of rows) {
    const key = await openPrivateKey(row, box);
    signers.push({ kid: row.kid, key, createdAtMs: Date.parse(row.created_at) });
  }
  return { atMs, publicJwks, verifiers, signers };
}

/** The newest that everybody knows by now; while there is none, the one known for longest. */
function chooseSigner(signers: readonly Signer[], atMs: number): Signer | undefined {
  return signers.find(({ createdAtMs }) => atMs - createdAtMs >= signsAfterMs) ?? signers.at(-1);
}

/** Newest first. */
async function readPairs(query: Kysely<Schema>) {
  const rows = await query
    .selectFrom('signing_keys')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row, index) => {
    const successor = rows[index - 1];
    const successorAtMs =
      successor === undefined ? Number.POSITIVE_INFINITY : Date.parse(successor.created_at);
    return { ...row, isRetired: (atMs: number) => atMs - successorAtMs > retiredAfterMs };
  });
}

async function removeRetired(query: Kysely<Schema>, atMs: number): Promise<number> {
  const retired = (await readPairs(query)).filter((row) => row.isRetired(atMs)).map((row) => row.kid);
  if (retired.length > 0) await query.deleteFrom('signing_keys').where('kid', 'in', retired).execute();
  return retired.length;
}

async function openPrivateKey(row: { kid: string; private_jwk: string }, box: SecretBox): Promise<CryptoKey> {
  let opened: Buffer;
  try {
    opened = box.open(row.private_jwk, purposeOf(row.kid));
  } catch (cause) {
    throw new Error('SECRET_KEY is not the one this database was set up with', { cause });
  }
  return importKey(storedPrivateJwk.parse(JSON.parse(opened.toString('utf8'))));
}

async function insertNewPair(query: Kysely<Schema>, box: SecretBox, at: Date): Promise<string> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const privateJwk = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  await query
    .insertInto('signing_keys')
    .values({
      kid,
      public_jwk: JSON.stringify(publicJwk),
      private_jwk: box.seal(Buffer.from(JSON.stringify(privateJwk)), purposeOf(kid)),
      created_at: at.toISOString(),
    })
    .execute();
  return kid;
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A signing key is not an elliptic curve key');
  return key;
}

function purposeOf(kid: string): string {
  return `signing-key ${kid}`;
}
