/** What the gate does with its verdict, as the owner has set it (docs/specification/gate.md#modes). */
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import type { AuditLog } from '#domain/auth/audit/audit-log.ts';
import { findSetting, putSetting } from '#domain/setting-store.ts';

/** `warn`: nothing. `hold`: a page whose verdict is `retida` is kept from search engines and from the lists of the site. */
export const gateModes = ['warn', 'hold'] as const;
export type GateMode = (typeof gateModes)[number];

const key = 'gate_mode';

export async function readGateMode(query: Kysely<Schema>): Promise<GateMode> {
  return (await findSetting(query, key)) === 'hold' ? 'hold' : 'warn';
}

/**
 * Applies to pages that are published from now on.
 * @param by id of the administrator
 */
export function setGateMode(
  { database, audit }: { database: Pick<Database, 'query'>; audit: AuditLog },
  { mode, by }: { mode: GateMode; by: string },
): Promise<GateMode> {
  return database.query.transaction().execute(async (transaction) => {
    await putSetting(transaction, key, mode);
    const kind = mode === 'hold' ? 'gate_set_to_hold' : 'gate_set_to_warn';
    await audit.record(transaction, { kind, userId: by, client: null });
    return mode;
  });
}
