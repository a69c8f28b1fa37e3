/** Measures redirect rules: what a missed address costs with a hundred thousand rules, and how long importing a list takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { createAddressService } from '#domain/addresses/address-service.ts';
import { putRules } from '#domain/addresses/redirect-store.ts';
import { createRedirectService } from '#domain/addresses/redirects/redirect-service.ts';
import { systemClock } from '#domain/clock.ts';
import { startOwnPostgres } from './faults/harness/own-postgres.ts';
import { Skipped } from './faults/harness/skipped.ts';
import { medianDurations } from './statistics.ts';
import { milliseconds, printTable, whole } from './table.ts';

const storedRules = 100_000;
const importedLines = 10_000;
const rounds = 400;
/** A prime number, so that the rounds ask for rules from all over the table. */
const stride = 7919;
const target = '/motores';

export async function measureAddresses(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-addresses-'));
  const sqlite = (name: string) => openDatabase(`file:${join(folder, name)}`);
  await measureOn('SQLite', await sqlite('none.db'), await sqlite('many.db'));
  rmSync(folder, { recursive: true, force: true });
  try {
    const [none, many] = [await startOwnPostgres(), await startOwnPostgres()];
    const databases = [await openDatabase(none.databaseUrl), await openDatabase(many.databaseUrl)] as const;
    await measureOn('PostgreSQL', ...databases);
    await Promise.all([none.stop(), many.stop()]);
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    console.log(`without PostgreSQL: ${error.message}`);
  }
}

/** Sends the same queries, in turns, to a database without a rule and to one with many. */
async function measureOn(name: string, none: Database, many: Database): Promise<void> {
  for (const database of [none, many]) await migrateToLatest(database);
  await putRules(
    many.query,
    Array.from({ length: storedRules }, (_, number) => rule(number)),
  );
  const withoutRules = createAddressService(none);
  const withRules = createAddressService(many);
  const storedPath = (round: number) => rule((round * stride) % storedRules).from_path;
  const [empty = 0, miss = 0, hit = 0] = await medianDurations(rounds, [
    (round) => withoutRules.find(`/nunca-existiu-${round}`),
    (round) => withRules.find(`/nunca-existiu-${round}`),
    (round) => withRules.find(storedPath(round)),
  ]);
  const importMs = await importLines(none);
  printTable(
    [`${name}, ${whole(storedRules)} rules`, 'time'],
    [
      ['a miss without any rule', milliseconds(empty)],
      ['a miss', `${milliseconds(miss)} (${whole((miss - empty) * 1000)} µs more)`],
      ['an address with a rule', `${milliseconds(hit)} (${whole((hit - empty) * 1000)} µs more)`],
      [`saving a list of ${whole(importedLines)} lines`, milliseconds(importMs)],
    ],
  );
  await Promise.all([none.close(), many.close()]);
}

async function importLines(database: Database): Promise<number> {
  const service = createRedirectService({
    database,
    clock: systemClock,
    site: { url: 'http://localhost', loadRouteMatcher: async () => (path) => path === target },
  });
  const wanted = Array.from({ length: importedLines }, (_, number) => ({
    from: `/importada-${number}`,
    to: { path: target },
    status: 301,
  }));
  const startedAt = performance.now();
  const outcomes = await service.import(wanted, { isDryRun: false, by: null });
  const taken = performance.now() - startedAt;
  const saved = outcomes.filter(({ verdict }) => verdict === 'new').length;
  if (saved !== importedLines) throw new Error(`${importedLines - saved} lines were not saved.`);
  return taken;
}

function rule(number: number) {
  const at = '2026-01-15T12:00:00.000Z';
  const from_path = `/endereco-antigo-${number}`;
  return { from_path, to_page_id: null, to_path: target, status: 301, kind: 'manual', by: null, at } as const;
}
