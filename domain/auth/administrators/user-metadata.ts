/** Data of any kind that administrators store about themselves. Nothing depends on it. */
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type AdministratorDependencies, readMetadata } from './administrator.ts';
import { findAdministrator, updateUserMetadata } from './administrator-store.ts';

/** The data is part of every access token, which travels in a header of limited size. */
export const userMetadataMaxBytes = 4096;

export interface MetadataFailure {
  code: 'data_too_large' | 'conflict';
}

/** Several tabs may write at the same time. A write that loses the race is merged again, in another round. */
const maxRounds = 5;

/** @param data merged key by key; null deletes a key */
export async function mergeUserMetadata(
  { database, clock }: AdministratorDependencies,
  caller: SignedInCaller,
  data: Record<string, unknown>,
): Promise<Result<undefined, MetadataFailure>> {
  for (let round = 0; round < maxRounds; round += 1) {
    const user = await findAdministrator(database.query, caller.administrator.id);
    if (user === null) return refusal({ code: 'conflict' });
    const merged = new Map(Object.entries(readMetadata(user.user_metadata)));
    for (const [key, value] of Object.entries(data)) {
      if (value === null) merged.delete(key);
      else merged.set(key, value);
    }
    const json = JSON.stringify(Object.fromEntries(merged));
    if (Buffer.byteLength(json) > userMetadataMaxBytes) return refusal({ code: 'data_too_large' });
    if (await updateUserMetadata(database.query, user, json, clock())) return success();
  }
  return refusal({ code: 'conflict' });
}
