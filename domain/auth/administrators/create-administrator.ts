/** Creates administrators, from the command line or on the first start. */

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { uniqueColumns } from '#database/database.ts';
import { recordCommand } from '#domain/auth/audit/audit-log.ts';
import { hashPassword } from '#domain/auth/passwords/password-hash.ts';
import { type PasswordProblem, passwordProblem } from '#domain/auth/passwords/weak-password.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import {
  type Administrator,
  type AdministratorDependencies,
  administratorOf,
  normaliseEmail,
  type UserRow,
} from './administrator.ts';
import { hasAdministrators, insertAdministrator } from './administrator-store.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface AdministratorCreationFailure {
  code: 'invalid_email' | 'email_exists' | PasswordProblem;
}

const emailShape = z.email().max(254);

export async function createAdministrator(
  { database, clock }: AdministratorDependencies,
  credentials: Credentials,
): Promise<Result<Administrator, AdministratorCreationFailure>> {
  const email = normaliseEmail(credentials.email);
  if (!emailShape.safeParse(email).success) return refusal({ code: 'invalid_email' });
  const problem = await passwordProblem(credentials.password, email);
  if (problem !== null) return refusal({ code: problem });
  const at = clock();
  const row: UserRow = {
    id: randomUUID(),
    email,
    password_hash: await hashPassword(credentials.password),
    user_metadata: '{}',
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    last_sign_in_at: null,
  };
  try {
    await database.query.transaction().execute(async (transaction) => {
      await insertAdministrator(transaction, row);
      await recordCommand(transaction, { kind: 'administrator_created', userId: row.id }, at);
    });
  } catch (error) {
    if (database.isUniqueViolation(error, uniqueColumns.emailOfAdministrator))
      return refusal({ code: 'email_exists' });
    throw error;
  }
  return success(administratorOf(row));
}

/** Lets an installation get its administrator without access to a shell. */
export async function createFirstAdministrator(
  dependencies: AdministratorDependencies,
  credentials: Credentials,
): Promise<Result<Administrator, AdministratorCreationFailure | { code: 'has_administrators' }>> {
  if (await hasAdministrators(dependencies.database.query)) return refusal({ code: 'has_administrators' });
  return createAdministrator(dependencies, credentials);
}
