/** For the command line: lists the running counters and ends them early. Familiar networks stay familiar. */
import type { Database } from '#database/database.ts';
import { normaliseEmail } from '#domain/auth/administrators/administrator.ts';
import {
  findAdministratorByEmail,
  listAdministrators,
} from '#domain/auth/administrators/administrator-store.ts';
import { recordCommand } from '#domain/auth/audit/audit-log.ts';
import { listFactors } from '#domain/auth/factors/factor-store.ts';
import { digest } from '#domain/auth/networks/client-network.ts';
import { networksWithin } from '#domain/auth/networks/networks-within.ts';
import type { Clock } from '#domain/clock.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { deleteCounters, listCounters } from './rate-counter-store.ts';

export interface ClearDependencies {
  database: Database;
  clock: Clock;
}

export interface RunningLimit {
  name: string;
  points: number;
  /** ISO-8601, UTC. */
  endsAt: string;
  /** E-mail address of the administrator whose account or second factor is counted; null if there is none. */
  account: string | null;
}

/** What to clear: the counters of either, or all counters if both are null. */
export interface LimitSelection {
  /** E-mail address. Its second factors are included. */
  account: string | null;
  /** An address or a prefix (`networksWithin`). */
  network: string | null;
}

/** Prefix of counters that grant exemptions from limits. */
const exemptionPrefix = 'factor:familiar:';
/** A statement takes a limited number of values. */
const keysAtOnce = 500;

export async function listLimits({ database, clock }: ClearDependencies): Promise<RunningLimit[]> {
  const accounts = new Map<string, string>();
  for (const { email, id } of await listAdministrators(database.query)) {
    for (const subject of await subjectsOf(database, email, id)) accounts.set(digest(subject), email);
  }
  const counters = await listCounters(database.query, clock().getTime());
  return counters
    .filter(({ key }) => !key.startsWith(exemptionPrefix))
    .map(({ key, points, expires_at: endsMs }) => ({
      name: key.slice(0, key.lastIndexOf(':')),
      points,
      endsAt: new Date(endsMs).toISOString(),
      account: accounts.get(digestsOf(key)[0] ?? '') ?? null,
    }));
}

/** @returns how many counters were deleted */
export async function clearLimits(
  { database, clock }: ClearDependencies,
  { account, network }: LimitSelection,
): Promise<Result<number, { code: 'not_a_network' }>> {
  const { query } = database;
  const networks = network === null ? null : networksWithin(network);
  if (network !== null && networks === null) return refusal({ code: 'not_a_network' });
  const user = account === null ? null : await findAdministratorByEmail(query, normaliseEmail(account));
  const subjects = account === null ? [] : await subjectsOf(database, normaliseEmail(account), user?.id);
  const wanted = new Set([...subjects, ...(networks ?? [])].map(digest));
  const isEverything = account === null && network === null;
  const keys = (await listCounters(query, 0))
    .map(({ key }) => key)
    .filter((key) => !key.startsWith(exemptionPrefix))
    .filter((key) => isEverything || digestsOf(key).some((part) => wanted.has(part)));
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    await deleteCounters(query, keys.slice(start, start + keysAtOnce));
  }
  await recordCommand(query, { kind: 'limits_cleared', userId: user?.id ?? null }, clock());
  return success(keys.length);
}

/** The subjects of an account's counters, before they are digested. */
async function subjectsOf({ query }: Database, email: string, userId: string | undefined): Promise<string[]> {
  if (userId === undefined) return [email];
  const factors = await listFactors(query, userId);
  return [email, userId, ...factors.flatMap(({ id, phone }) => (phone === null ? [id] : [id, phone]))];
}

/** The digests in a key: the limited subject, and the network. */
function digestsOf(key: string): string[] {
  return key.slice(key.lastIndexOf(':') + 1).split('.');
}
