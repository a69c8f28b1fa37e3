/** Every migration: the files of `migrations/`, in the order of their names. */
import { readdirSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** One migration. A step only widens the schema; a later step drops what is no longer used (see `migrations/README.md`). */
export interface MigrationStep {
  up(db: Kysely<never>, types: ColumnTypes): Promise<void>;
}

/** Keyed by the name that a database stores once the step is applied. */
export const migrations: Readonly<Record<string, MigrationStep>> = await readSteps();

async function readSteps(): Promise<Record<string, MigrationStep>> {
  const files = readdirSync(new URL('migrations/', import.meta.url)).filter((file) => file.endsWith('.ts'));
  const steps: Record<string, MigrationStep> = {};
  for (const name of files.map((file) => file.slice(0, -'.ts'.length)).sort()) {
    const { up }: Partial<MigrationStep> = await import(`./migrations/${name}.ts`);
    if (up === undefined) throw new Error(`database/migrations/${name}.ts must export \`up\``);
    steps[name] = { up };
  }
  return steps;
}
