import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/**
 * Applies all pending migrations in one transaction, one process at a time.
 * @returns the names of the applied migrations, in order
 * @throws when a step fails; the database is then unchanged
 */
export async function migrateToLatest(database: Database, steps = migrations): Promise<string[]> {
  const { error, results } = await database.withoutTimeLimit((query) =>
    migratorOf(query, database, steps).migrateToLatest(),
  );
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

export interface MigrationState {
  /** No migration has ever been applied. */
  isNew: boolean;
  /** Not applied yet, in order. */
  pending: string[];
  /** Applied by a newer release. This release must not use the database. */
  unknown: string[];
}

/** Read-only. */
export async function readMigrationState(database: Database): Promise<MigrationState> {
  const known = await migratorOf(database.query, database, migrations).getMigrations();
  const pending = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  // Kysely creates `kysely_migration` with the first migration, so until then it may not exist.
  if (pending.length === known.length) return { isNew: true, pending, unknown: [] };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.query);
  return {
    isNew: false,
    pending,
    unknown: rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name)),
  };
}

function migratorOf(db: Kysely<Schema>, { columnTypes }: Database, steps: typeof migrations): Migrator {
  return new Migrator({
    db,
    // Migrations are written in parallel, and a database may have received a later one first.
    allowUnorderedMigrations: true,
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
