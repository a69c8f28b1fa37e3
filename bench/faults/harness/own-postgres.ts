/** A PostgreSQL server that a check may freeze, stop and start again. */
import pg from 'pg';
import { ensurePostgres } from '#tests/support/postgres/ensure-postgres.ts';
import { findPostgresBinaries } from '#tests/support/postgres/postgres-binaries.ts';
import { databaseOf, runStatement } from '#tests/support/postgres/postgres-statement.ts';
import { startPostgres } from '#tests/support/postgres/start-postgres.ts';
import { processTree, signalAll } from './processes.ts';
import { Skipped } from './skipped.ts';

export interface OwnPostgres {
  /** A new, empty database. */
  databaseUrl: string;
  run(statement: string): Promise<void>;
  /** A connection that the caller ends. */
  connect(): Promise<pg.Client>;
  /** SIGSTOP for every process of the server: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  halt(): Promise<void>;
  /** Resolves when it accepts connections again. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const databaseName = 'site';

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const problem = await ensurePostgres();
  const binaries = findPostgresBinaries();
  if (problem !== null || binaries === null) throw new Skipped(problem ?? 'no PostgreSQL');
  const server = await startPostgres(binaries);
  await runStatement(server.url, `CREATE DATABASE ${databaseName}`);
  const databaseUrl = databaseOf(server.url, databaseName);
  let frozen: number[] = [];
  const thaw = () => {
    signalAll(frozen, 'SIGCONT');
    frozen = [];
  };
  return {
    databaseUrl,
    run: (statement) => runStatement(databaseUrl, statement),
    async connect() {
      const client = new pg.Client({ connectionString: databaseUrl });
      // A connection that the server ends must not end the bench.
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    freeze() {
      frozen = processTree(server.pid());
      signalAll(frozen, 'SIGSTOP');
    },
    thaw,
    halt: () => server.halt(),
    resume: () => server.resume(),
    async stop() {
      thaw();
      await server.stop();
    },
  };
}
