import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { columnTypes, describedTables } from '#tests/support/schema/described-tables.ts';
import { readPostgresTable } from '#tests/support/schema/read-postgres-table.ts';
import { readSqliteTable } from '#tests/support/schema/read-sqlite-table.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

const tableNames = Object.keys(describedTables) as (keyof Schema)[];

describe.each(engines)('the migrated schema on $name', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await engine.open();
  });

  afterAll(() => database.close());

  test('has the described tables and no others', async () => {
    const found = await database.query.introspection.getTables();
    expect(found.map((table) => table.name).sort()).toEqual([...tableNames].sort());
  });

  test.each(tableNames)('%s has the described columns, keys and indexes', async (name) => {
    const read = engine.name === 'sqlite' ? readSqliteTable : readPostgresTable;
    const { columns, ...others } = describedTables[name];
    expect(await read(database, name)).toEqual({
      ...others,
      columns: Object.fromEntries(
        Object.entries(columns).map(([column, described]) => [
          column,
          {
            type: columnTypes[engine.name][described.kind],
            isNullable: described.isNullable,
            default: described.default ?? null,
          },
        ]),
      ),
    });
  });
});
