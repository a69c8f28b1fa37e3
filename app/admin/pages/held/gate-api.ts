/** The administrator's calls about the gate: its mode, and the pages it holds back. */
import * as z from 'zod/mini';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { dataOrThrow, substituteOrThrow } from '../../session/data-or-throw.ts';
import type { ListRequest } from '../list/use-paged-list.ts';
import type { ListPart } from '../page-parts.ts';
import { searchFilter } from '../search-filter.ts';

const gateMode = z.enum(['warn', 'hold']);

export type GateMode = z.infer<typeof gateMode>;

/** @throws when the service fails, so that the query client retries */
export async function readGateMode(backend: Backend): Promise<GateMode> {
  const found = await callTable(backend, gateMode, () => backend.rpc('gate_mode'));
  return dataOrThrow(found, 'warn');
}

export async function setGateMode(backend: Backend, mode: GateMode): Promise<Result<GateMode, CallFailure>> {
  const set = await callTable(backend, gateMode, () => backend.rpc('set_gate', { mode }));
  return set.ok ? success(set.value.data) : set;
}

const heldPage = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  hold_reason: z.nullable(z.string()),
});

export type HeldPage = z.infer<typeof heldPage>;

/** Newest first. @throws when the service fails */
export async function listHeldPages(
  backend: Backend,
  { offset, limit, search }: ListRequest,
): Promise<ListPart<HeldPage>> {
  const filter = searchFilter(search);
  const found = await callTable(backend, z.array(heldPage), () => {
    const all = backend
      .from('generated_pages')
      .select('id,title,slug,hold_reason', { count: 'exact' })
      .filter('hold_reason', 'is', 'not_null');
    return (filter === null ? all : all.or(filter))
      .order('created_at', { ascending: false })
      .range(offset, offset + limit - 1);
  });
  if (found.ok) return { entries: found.value.data, total: found.value.count };
  return substituteOrThrow(found.failure, { entries: [], total: 0 });
}
