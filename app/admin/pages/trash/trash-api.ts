/** The administrator's calls to the trash: `trashed_pages` and `restore_trashed` of /rest/v1. */
import * as z from 'zod/mini';
import { type Result, success } from '#domain/result.ts';
import { logFailure } from '../../log.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { substituteOrThrow } from '../../session/data-or-throw.ts';
import type { ListRequest } from '../list/use-paged-list.ts';
import type { ListPart } from '../page-parts.ts';
import { searchFilter } from '../search-filter.ts';

const trashedPage = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** ISO-8601, like `purge_at`. */
  trashed_at: z.string(),
  purge_at: z.string(),
});

export type TrashedPage = z.infer<typeof trashedPage>;

/**
 * Latest deletion first.
 * @throws when the service fails, so that the query client retries
 */
export async function listTrash(
  backend: Backend,
  { offset, limit, search }: ListRequest,
): Promise<ListPart<TrashedPage>> {
  const filter = searchFilter(search);
  const result = await callTable(backend, z.array(trashedPage), () => {
    const all = backend.from('trashed_pages').select('id,title,slug,trashed_at,purge_at', { count: 'exact' });
    return (filter === null ? all : all.or(filter))
      .order('trashed_at', { ascending: false })
      .range(offset, offset + limit - 1);
  });
  if (result.ok) return { entries: result.value.data, total: result.value.count };
  return substituteOrThrow(result.failure, { entries: [], total: 0 });
}

/** @param restoration.slug a new slug, if the old one is taken */
export async function restorePage(
  backend: Backend,
  restoration: { id: string; slug?: string },
): Promise<Result<{ slug: string }, CallFailure>> {
  const result = await callTable(backend, z.object({ slug: z.string() }), () =>
    backend.rpc('restore_trashed', restoration),
  );
  if (result.ok) return success(result.value.data);
  if (!['already_exists', 'rule_broken'].includes(result.failure.code)) logFailure(result.failure.message);
  return result;
}
