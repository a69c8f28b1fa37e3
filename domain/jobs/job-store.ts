/** Queries of `jobs`. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { JobRun } from './job.ts';

/** A job's row before its first run. */
const neverRun = { claim: 0, started_at: null, ended_at: null, outcome: null, affected: 0 } as const;

/** @returns when a process may claim the job; null if it has no row */
export async function findDueAt(query: Kysely<Schema>, name: string): Promise<string | null> {
  const row = await query.selectFrom('jobs').select('due_at').where('name', '=', name).executeTakeFirst();
  return row?.due_at ?? null;
}

/** Keeps an existing row. */
export async function insertJob(query: Kysely<Schema>, name: string, dueAt: string): Promise<void> {
  await query
    .insertInto('jobs')
    .values({ ...neverRun, name, due_at: dueAt })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/**
 * Compare-and-set: of several processes that read the same `dueAt`, one succeeds.
 * @returns the number of the claim, or null
 */
export async function claimJob(
  query: Kysely<Schema>,
  { name, dueAt }: { name: string; dueAt: string },
  { startedAt, leaseEnd }: { startedAt: string; leaseEnd: string },
): Promise<number | null> {
  const row = await query
    .updateTable('jobs')
    .set({ claim: sql<number>`claim + 1`, due_at: leaseEnd, started_at: startedAt })
    .where('name', '=', name)
    .where('due_at', '=', dueAt)
    .returning('claim')
    .executeTakeFirst();
  return row?.claim ?? null;
}

/** Changes nothing if another process has claimed or postponed the job since. */
export async function postponeJob(
  query: Kysely<Schema>,
  { name, dueAt }: { name: string; dueAt: string },
  until: string,
): Promise<void> {
  await query
    .updateTable('jobs')
    .set({ due_at: until })
    .where('name', '=', name)
    .where('due_at', '=', dueAt)
    .execute();
}

export async function renewClaim(
  query: Kysely<Schema>,
  { name, claim }: { name: string; claim: number },
  leaseEnd: string,
): Promise<void> {
  await query
    .updateTable('jobs')
    .set({ due_at: leaseEnd })
    .where('name', '=', name)
    .where('claim', '=', claim)
    .execute();
}

/** Changes nothing if another process has claimed the job since. */
export async function endClaim(
  query: Kysely<Schema>,
  { name, claim }: { name: string; claim: number },
  { outcome, affected, endedAt }: JobRun,
  dueAt: string,
): Promise<void> {
  await query
    .updateTable('jobs')
    .set({ due_at: dueAt, ended_at: endedAt.toISOString(), outcome, affected })
    .where('name', '=', name)
    .where('claim', '=', claim)
    .execute();
}

/** Records the latest run of a job that runs in each process, without a claim. */
export async function putRun(query: Kysely<Schema>, name: string, run: JobRun): Promise<void> {
  const { outcome, affected } = run;
  const columns = {
    started_at: run.startedAt.toISOString(),
    ended_at: run.endedAt.toISOString(),
    outcome,
    affected,
  };
  await query
    .insertInto('jobs')
    .values({ name, due_at: null, claim: 0, ...columns })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
    .execute();
}
