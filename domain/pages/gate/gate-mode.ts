/** What the gate does with a page that it would hold back: a choice of the owner. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { findSetting, putSetting } from '#domain/setting-store.ts';

/** `warn` says its verdict and changes nothing; `hold` keeps the page out of site maps and menus. */
export const gateModes = ['warn', 'hold'] as const;
export type GateMode = (typeof gateModes)[number];

const key = 'gate_mode';

export async function readGateMode(query: Kysely<Schema>): Promise<GateMode> {
  return (await findSetting(query, key)) === 'hold' ? 'hold' : 'warn';
}

export async function setGateMode(query: Kysely<Schema>, mode: GateMode): Promise<void> {
  await putSetting(query, key, mode);
}
