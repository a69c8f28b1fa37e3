/** Queries of `page_fingerprints`. */
import type { Kysely, Transaction } from 'kysely';
import { inParts } from '#database/in-parts.ts';
import type { PageFingerprintRow, Schema } from '#database/schema.ts';

export type StoredBands = Pick<PageFingerprintRow, 'page_id' | 'number' | 'bands'>;

export async function lastPageNumber(query: Kysely<Schema>): Promise<number> {
  const { last } = await query
    .selectFrom('page_fingerprints')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function insertFingerprintRows(
  transaction: Transaction<Schema>,
  rows: readonly PageFingerprintRow[],
): Promise<void> {
  for (const part of inParts(rows)) {
    await transaction.insertInto('page_fingerprints').values(part).execute();
  }
}

/** @returns the bands of the deleted rows */
export async function takeFingerprintRows(
  transaction: Transaction<Schema>,
  pageIds: readonly string[],
): Promise<StoredBands[]> {
  const taken: StoredBands[] = [];
  for (const part of inParts(pageIds)) {
    const rows = await transaction
      .deleteFrom('page_fingerprints')
      .where('page_id', 'in', part)
      .returning(['page_id', 'number', 'bands'])
      .execute();
    taken.push(...rows);
  }
  return taken;
}

export async function countFingerprints(query: Kysely<Schema>): Promise<number> {
  const { rows } = await query
    .selectFrom('page_fingerprints')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Ordered by their numbers. */
export function readBandsAfter(
  query: Kysely<Schema>,
  number: number,
  limit: number,
): Promise<Pick<PageFingerprintRow, 'number' | 'bands'>[]> {
  return query
    .selectFrom('page_fingerprints')
    .select(['number', 'bands'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();
}

export async function findPageIdsByNumber(
  query: Kysely<Schema>,
  numbers: readonly number[],
): Promise<{ page_id: string; number: number }[]> {
  if (numbers.length === 0) return [];
  return query
    .selectFrom('page_fingerprints')
    .select(['page_id', 'number'])
    .where('number', 'in', numbers)
    .execute();
}

/** @returns for each page the revision that its fingerprint was made from */
export async function findRevisions(
  query: Kysely<Schema>,
  pageIds: readonly string[],
): Promise<Map<string, number>> {
  const rows =
    pageIds.length === 0
      ? []
      : await query
          .selectFrom('page_fingerprints')
          .select(['page_id', 'revision'])
          .where('page_id', 'in', pageIds)
          .execute();
  return new Map(rows.map(({ page_id, revision }) => [page_id, revision]));
}
