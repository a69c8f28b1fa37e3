/** How a database would answer a statement, according to its planner. */
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '#database/database.ts';

/**
 * Whether an index finds the rows, so that no others are visited: it is searched, or it holds only the rows that the
 * statement asks for.
 */
export async function isSearchedByIndex(database: Database, statement: CompiledQuery): Promise<boolean> {
  const isPartial = await partialIndexes(database);
  if (database.engineName !== 'postgres') {
    const plan = await sqlitePlan(database, statement);
    const found = plan.filter((step) => step.startsWith('SEARCH ') || isPartial(indexScannedBy(step)));
    return found.length > 0 && !plan.some((step) => step.startsWith('SCAN ') && !found.includes(step));
  }
  const nodes = await postgresPlan(database, statement, ['enable_seqscan']);
  return (
    nodes.some((node) => 'Index Cond' in node || isPartial(node['Index Name'])) && !nodes.some(isFullScan)
  );
}

const indexScannedBy = (step: string) => /^SCAN \w+ USING (?:COVERING )?INDEX (\w+)$/.exec(step)?.[1];

/** @returns whether an index of this name holds only some rows of its table */
async function partialIndexes({ query, engineName }: Database) {
  const { rows } = await query.executeQuery<{ name: string }>(
    CompiledQuery.raw(
      engineName === 'postgres'
        ? "select indexname as name from pg_indexes where indexdef like '% WHERE %'"
        : "select name from sqlite_master where type = 'index' and sql like '% where %'",
    ),
  );
  const names = new Set(rows.map(({ name }) => name));
  return (index: string | undefined) => index !== undefined && names.has(index);
}

/** Whether an index has the rows in their order, so that the first of them are read without the others. */
export async function isListedByIndex(database: Database, statement: CompiledQuery): Promise<boolean> {
  if (database.engineName !== 'postgres') {
    const plan = await sqlitePlan(database, statement);
    return !plan.some((step) => step === 'USE TEMP B-TREE FOR ORDER BY');
  }
  const nodes = await postgresPlan(database, statement, ['enable_seqscan', 'enable_sort']);
  return !nodes.some((node) => isFullScan(node) || node['Node Type'] === 'Sort');
}

async function sqlitePlan({ query }: Database, statement: CompiledQuery): Promise<string[]> {
  const { rows } = await query.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${statement.sql}`, [...statement.parameters]),
  );
  return rows.map(({ detail }) => detail);
}

interface PlanNode {
  'Node Type': string;
  'Index Cond'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** @param avoided steps that the planner prefers for an empty table, and now takes only where it has no other way */
function postgresPlan(
  { query }: Database,
  statement: CompiledQuery,
  avoided: readonly string[],
): Promise<PlanNode[]> {
  return query.transaction().execute(async (transaction) => {
    for (const name of avoided) await sql`select set_config(${name}, 'off', true)`.execute(transaction);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (format json) ${statement.sql}`, [...statement.parameters]),
    );
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => withChildren(Plan)));
  });
}

function withChildren(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(withChildren)];
}

function isFullScan(node: PlanNode): boolean {
  return node['Node Type'] === 'Seq Scan';
}
