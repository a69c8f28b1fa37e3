import { type Kysely, sql } from 'kysely';
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

export interface MigrationState {
  /** Not applied yet, in order. */
  pending: string[];
  /** Applied by a newer release: this one must not work on the database. */
  unknown: string[];
}

/** Changes nothing. */
export async function readMigrationState(database: Database): Promise<MigrationState> {
  const known = await migratorOf(database.query, database, migrations).getMigrations();
  const pending = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  // Without one of ours there is no table to look into.
  if (pending.length === known.length) return { pending, unknown: [] };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.query);
  return {
    pending,
    unknown: rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name)),
  };
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
