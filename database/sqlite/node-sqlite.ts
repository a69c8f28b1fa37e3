/** Adapts `node:sqlite` to the interface that Kysely's SQLite dialect expects. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements are kept because preparing one takes longer than running most of them. */
const maxKeptStatements = 200;

export function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? asKyselyStatement(database, database.prepare(sql));
      kept.delete(sql);
      kept.set(sql, statement);
      const [leastRecent] = kept.keys();
      if (kept.size > maxKeptStatements && leastRecent !== undefined) kept.delete(leastRecent);
      return statement;
    },
  };
}

function asKyselyStatement(database: DatabaseSync, statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    // Prepares another statement, because the same query may run again before the last row is read.
    iterate: (parameters) =>
      database.prepare(statement.sourceSQL).iterate(...(parameters as SQLInputValue[])),
  };
}
