/**
 * Decides when a key signs and when it retires. A new key is published first and signs only once every process has loaded
 * it. Older keys stay until the last token they may have signed has expired, so a rotation signs nobody out.
 */
import type { SigningKeyRow } from './signing-key-store.ts';
import { accessTokenSeconds } from './token-life.ts';

export interface Signer {
  kid: string;
  key: CryptoKey;
  createdAtMs: number;
}

/** Another process may have added a key, so every process reloads its keys at least this often. */
export const reloadAfterMs = 10 * 60 * 1000;
/** Once a new key is this old, every process has reloaded its keys. */
const signsAfterMs = reloadAfterMs;
/** Once its successor is this old, a key has stopped signing and the last token it signed has expired. */
const retiredAfterMs = signsAfterMs + accessTokenSeconds * 1000;

/** @returns the newest key that every process has loaded, or the oldest key if there is none */
export function chooseSigner(newestFirst: readonly Signer[], atMs: number): Signer | undefined {
  return newestFirst.find(({ createdAtMs }) => atMs - createdAtMs >= signsAfterMs) ?? newestFirst.at(-1);
}

export function retiredKeys(newestFirst: readonly SigningKeyRow[], atMs: number): SigningKeyRow[] {
  return newestFirst.filter((_, index) => {
    const successor = newestFirst[index - 1];
    return successor !== undefined && atMs - Date.parse(successor.created_at) > retiredAfterMs;
  });
}
