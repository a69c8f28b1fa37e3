/** A database that notes the statements sent to it, for tests of what they do. */
import { type CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '#database/database.ts';

export interface NotedStatements {
  /** The same database. Costly reads are not noted, because no engine lets them write. */
  database: Database;
  /** @returns the statements since the last call, in order */
  take(): CompiledQuery[];
}

export function noteStatements(database: Database): NotedStatements {
  let nodes: RootOperationNode[] = [];
  const notes: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: { ...database, query: database.query.withPlugin(notes) },
    take() {
      const executor = database.query.getExecutor();
      const statements = nodes.map((node) => executor.compileQuery(node, createQueryId()));
      nodes = [];
      return statements;
    },
  };
}
