/** Publishes pages through the gate, in the transaction that writes them (docs/specification/gate.md#modes). */
import type { Transaction } from 'kysely';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { isHiddenByAuthor } from '#domain/pages/is-hidden-by-author.ts';
import { holdPageRow, insertPageRows } from '#domain/pages/rows/page-row-writer.ts';
import type { Gate } from './gate.ts';

type Insert = (transaction: Transaction<Schema>, rows: GeneratedPageRow[]) => Promise<GeneratedPageRow[]>;

/** @param insert writes the fingerprints too, so that of two equal pages of one call the second is held back */
export async function insertThroughGate(
  transaction: Transaction<Schema>,
  gate: Gate,
  rows: GeneratedPageRow[],
  insert: Insert = insertPageRows,
): Promise<GeneratedPageRow[]> {
  if (!gate.mayHold) return insert(transaction, rows);
  const inserted: GeneratedPageRow[] = [];
  for (const row of rows) {
    const reason = isHiddenByAuthor(row)
      ? null
      : await gate.holdReason(transaction, { ...row, pageId: null });
    const held = reason === null ? row : { ...row, is_noindex: 1, hold_reason: reason };
    inserted.push(...(await insert(transaction, [held])));
  }
  return inserted;
}

/**
 * Holds changed pages back or releases them, depending on their new text.
 * @returns the pages as they are afterwards
 */
export async function settleHolds(
  transaction: Transaction<Schema>,
  gate: Gate,
  pages: readonly GeneratedPageRow[],
): Promise<GeneratedPageRow[]> {
  const settled: GeneratedPageRow[] = [];
  for (const page of pages) {
    const reason = isHiddenByAuthor(page)
      ? null
      : await gate.holdReason(transaction, { ...page, pageId: page.id });
    settled.push(reason === page.hold_reason ? page : await holdPageRow(transaction, page, reason));
  }
  return settled;
}
