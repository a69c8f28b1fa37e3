import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { type Schema, type TableName, tableNames } from '#database/schema.ts';

type FindsTables = Pick<Database, 'findTables'>;

/**
 * @param database the one that `query` belongs to
 * @returns the tables with more rows than the migrations inserted; none for a database without tables
 */
export async function filledTables(query: Kysely<Schema>, database: FindsTables): Promise<TableName[]> {
  const found = await countRows(query, database);
  const blank = await openDatabase('file::memory:');
  try {
    await migrateToLatest(blank);
    const ofBlank = await countRows(blank.query, blank);
    return tableNames.filter((name) => (found.get(name) ?? 0) > (ofBlank.get(name) ?? 0));
  } finally {
    await blank.close();
  }
}

async function countRows(
  query: Kysely<Schema>,
  { findTables }: FindsTables,
): Promise<Map<TableName, number>> {
  const existing = await findTables(query);
  const counts = new Map<TableName, number>();
  for (const name of tableNames) {
    if (!existing.has(name)) continue;
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(
      query,
    );
    counts.set(name, rows[0]?.rows ?? 0);
  }
  return counts;
}
