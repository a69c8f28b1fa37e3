/** The keys that sign and verify access tokens (ES256), loaded from the database and kept in memory for ten minutes. */
import type { Database } from '#database/database.ts';
import type { Clock } from '#domain/clock.ts';
import { chooseSigner, reloadAfterMs, retiredKeys, type Signer } from './key-rotation.ts';
import type { SecretBox } from './secret-box.ts';
import {
  generateSigningKey,
  importKey,
  openPrivateKey,
  type PublicJwk,
  publicJwkOf,
} from './signing-key-pair.ts';
import { deleteSigningKeys, insertSigningKey, listSigningKeys } from './signing-key-store.ts';

/** Tokens with invented key ids must not cause a query each. */
const reloadAtMostEveryMs = 1000;

export interface KeyDependencies {
  database: Database;
  box: SecretBox;
  clock: Clock;
}

export interface SigningKeys {
  /**
   * @returns the key that signs now
   * @throws when there is no key
   */
  signer(): Promise<{ kid: string; key: CryptoKey }>;
  /** @returns the public key with that id, `unknown` if no key has it, or `empty` if there are no keys at all */
  verifier(kid: string): Promise<CryptoKey | 'empty' | 'unknown'>;
  /** The JSON Web Key Set, newest first. */
  keySet(): Promise<PublicJwk[]>;
  /** Adds a key, which signs after ten minutes, or at once when it is the only one. */
  add(): Promise<void>;
  /**
   * Adds a key and deletes the retired ones. @returns the id of the new key and the number of keys deleted
   * @throws when the secret key does not fit the database
   */
  rotate(): Promise<{ kid: string; removed: number }>;
}

interface LoadedKeys {
  atMs: number;
  keySet: PublicJwk[];
  verifiers: Map<string, CryptoKey>;
  /** Newest first. */
  signers: Signer[];
}

export function createSigningKeys(dependencies: KeyDependencies): SigningKeys {
  const { database, box, clock } = dependencies;
  let loaded: LoadedKeys | null = null;
  let loading: Promise<LoadedKeys> | null = null;

  /** Concurrent calls share one query. After a failure, the next call tries again. */
  function reload(): Promise<LoadedKeys> {
    loading ??= load(dependencies)
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
    const ageMs = clock().getTime() - keys.atMs;
    // Negative after the clock was set back.
    return ageMs < 0 || ageMs >= ms;
  }

  async function current(): Promise<LoadedKeys> {
    return loaded === null || isOlderThan(loaded, reloadAfterMs) ? reload() : loaded;
  }

  async function insertNew(): Promise<string> {
    const row = await generateSigningKey(box, clock());
    await insertSigningKey(database.query, row);
    return row.kid;
  }

  return {
    async signer() {
      // Chosen for each token rather than when the keys were loaded, so that all processes switch at the same moment.
      const signer = chooseSigner((await current()).signers, clock().getTime());
      if (signer === undefined) throw new Error('There is no signing key');
      return { kid: signer.kid, key: signer.key };
    },
    async verifier(kid) {
      let keys = await current();
      if (!keys.verifiers.has(kid) && isOlderThan(keys, reloadAtMostEveryMs)) keys = await reload();
      return keys.verifiers.get(kid) ?? (keys.verifiers.size === 0 ? 'empty' : 'unknown');
    },
    keySet: async () => (await current()).keySet,
    async add() {
      await insertNew();
      await reload();
    },
    async rotate() {
      // Opens the current key, because a new one sealed with another SECRET_KEY would be useless.
      await reload();
      const kid = await insertNew();
      const retired = retiredKeys(await listSigningKeys(database.query), clock().getTime());
      await deleteSigningKeys(
        database.query,
        retired.map((row) => row.kid),
      );
      await reload();
      return { kid, removed: retired.length };
    },
  };
}

async function load({ database, box, clock }: KeyDependencies): Promise<LoadedKeys> {
  const atMs = clock().getTime();
  const stored = await listSigningKeys(database.query);
  const retired = retiredKeys(stored, atMs);
  const rows = stored.filter((row) => !retired.includes(row));
  const keySet = rows.map(publicJwkOf);
  const verifiers = new Map<string, CryptoKey>();
  for (const jwk of keySet) verifiers.set(jwk.kid, await importKey(jwk));
  const signers: Signer[] = [];
  for (const row of rows) {
    const key = await openPrivateKey(row, box);
    signers.push({ kid: row.kid, key, createdAtMs: Date.parse(row.created_at) });
  }
  return { atMs, keySet, verifiers, signers };
}
