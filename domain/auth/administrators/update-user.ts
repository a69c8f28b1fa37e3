/** Changes an administrator's own account: the password and the user metadata. */
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import { type ChangePasswordFailure, changePassword } from '#domain/auth/passwords/change-password.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type Administrator, administratorOf } from './administrator.ts';
import { findAdministrator } from './administrator-store.ts';
import { type MetadataFailure, mergeUserMetadata } from './user-metadata.ts';

export interface UserChanges {
  password?: string | undefined;
  /** Checked if it is given. */
  currentPassword?: string | undefined;
  /** Merged key by key; null deletes a key. */
  data?: Record<string, unknown> | undefined;
}

export type UpdateUserFailure = ChangePasswordFailure | MetadataFailure | { code: 'insufficient_aal' };

export async function updateUser(
  dependencies: AuthDependencies,
  caller: SignedInCaller,
  { password, currentPassword, data }: UserChanges,
  client: Client,
): Promise<Result<Administrator, UpdateUserFailure>> {
  if (password !== undefined && caller.isSecondFactorDue) return refusal({ code: 'insufficient_aal' });
  // Data first, because it must not be refused after the password has changed.
  if (data !== undefined) {
    const merged = await mergeUserMetadata(dependencies, caller, data);
    if (!merged.ok) return merged;
  }
  if (password !== undefined) {
    const changed = await changePassword(dependencies, caller, { password, currentPassword }, client);
    if (!changed.ok) return changed;
  }
  const user = await findAdministrator(dependencies.database.query, caller.administrator.id);
  return user === null ? refusal({ code: 'conflict' }) : success(administratorOf(user));
}
