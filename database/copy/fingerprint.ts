/**
 * The fingerprint of a table: the number of its rows and the sum of their SHA-256 digests. The sum does not depend on
 * the order of the rows, because the two engines sort texts differently.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema, TableName } from '#database/schema.ts';
import type { Row } from '#database/select-rows.ts';
import { rowsOf } from './rows-of.ts';

export interface TableFingerprint {
  rows: number;
  /** 64 hexadecimal digits. */
  digest: string;
}

export interface FingerprintSum {
  add(rows: readonly Row[]): void;
  result(): TableFingerprint;
}

export function createFingerprint(): FingerprintSum {
  let rows = 0;
  let sum = 0n;
  return {
    add(more) {
      for (const row of more) sum += BigInt(`0x${digestOf(row)}`);
      rows += more.length;
    },
    result: () => ({ rows, digest: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') }),
  };
}

export async function fingerprintOfTable(query: Kysely<Schema>, table: TableName): Promise<TableFingerprint> {
  const fingerprint = createFingerprint();
  for await (const rows of rowsOf(query, table)) fingerprint.add(rows);
  return fingerprint.result();
}

function digestOf(row: Row): string {
  const columns = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(columns)).digest('hex');
}
