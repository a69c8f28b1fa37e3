import { expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { readPostgresTable } from '#tests/support/schema/read-postgres-table.ts';
import { readSqliteTable } from '#tests/support/schema/read-sqlite-table.ts';
import { primaryKeys, tableNames } from './schema.ts';

test.each(engines)(
  'on $name, the declared primary keys are those of the tables, and parents come first',
  async (engine) => {
    const read = engine.name === 'sqlite' ? readSqliteTable : readPostgresTable;
    const database = await engine.open();
    const found = await database.query.introspection.getTables();
    expect([...tableNames].sort()).toEqual(found.map(({ name }) => name).sort());
    for (const [index, name] of tableNames.entries()) {
      const { primaryKey, references } = await read(database, name);
      expect([name, primaryKeys[name]]).toEqual([name, primaryKey]);
      const parents = references.map((reference) => /-> (\w+)\./.exec(reference)?.[1]);
      expect(tableNames.slice(0, index)).toEqual(expect.arrayContaining(parents));
    }
    await database.close();
  },
);

/** SQLite derives row numbers from the rows, PostgreSQL from a separate counter. */
test.each(engines.filter(({ name }) => name === 'postgres'))(
  'on $name, no table numbers its rows with a counter that a copy would have to set',
  async (engine) => {
    const database = await engine.open();
    const found = await database.query.introspection.getTables();
    const numbered = found.flatMap(({ columns }) => columns.filter((column) => column.isAutoIncrementing));
    expect(numbered).toEqual([]);
    await database.close();
  },
);
