import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/all.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the database up to the newest migration, all steps in one transaction, one process at a time.
 * @returns the names applied now, in order
 * @throws when a step fails; the database is then as it was
 */
export async function migrateToLatest(database: Database, steps = migrations): Promise<string[]> {
  const { error, results } = await database.unhurried((query) =>
    migratorOf(query, database, steps).migrateToLatest(),
  );
  if (error) throw error;
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName);
}

function migratorOf(db: Kysely<Schema>, { columnTypes }: Database, steps: typeof migrations): Migrator {
  return new Migrator({
    db,
    provider: {
      async getMigrations() {
        return Object.fromEntries(
          Object.entries(steps).map(([name, step]) => [
            name,
            { up: (db) => step.up(db as Kysely<never>, columnTypes) },
          ]),
        );
      },
    },
  });
}
