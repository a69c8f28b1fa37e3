/** Who may use a verb of a table or call a function. */
import type { Caller } from '#domain/auth/sessions/caller.ts';
import { failures, type RestFailure } from './rest-failure.ts';

/**
 * - `everybody`: every caller with the public key.
 * - `complete_session`: signed-in callers who have given the second factor, if their account has one.
 */
export type Permission = 'everybody' | 'complete_session';

/**
 * @param what the protected object, as PostgreSQL would name it: `table generated_pages`
 * @param purpose named in the refusal of a caller whose second factor is due
 * @returns null for a caller with the permission
 */
export function refuseCaller(
  caller: Caller,
  permission: Permission,
  what: string,
  purpose: 'read' | 'write' = 'write',
): RestFailure | null {
  if (permission === 'everybody') return null;
  if (caller.role !== 'authenticated') return failures.authenticationRequired;
  return caller.isSecondFactorDue ? failures.secondFactorRequired(what, purpose) : null;
}

/** A caller who has given only the password of an account with a second factor reads no more than a stranger. */
export function readsAsVisitor(caller: Caller): boolean {
  return caller.role === 'anonymous' || caller.isSecondFactorDue;
}

/** For recording who changed something. */
export function administratorId(caller: Caller): string | null {
  return caller.role === 'authenticated' ? caller.administrator.id : null;
}
