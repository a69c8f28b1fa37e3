/** The administrator's calls about similar pages: `similar_groups`, `merge_pages` and `undo_merge` of /rest/v1. */
import * as z from 'zod/mini';
import { type Result, refusal, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { substituteOrThrow } from '../../session/data-or-throw.ts';

const alikePage = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  /** To the oldest page of the group, from 0 to 1. */
  similarity: z.number(),
  is_listed: z.boolean(),
});

const alikeGroup = z.object({ count: z.number(), pages: z.array(alikePage) });

export type AlikePage = z.infer<typeof alikePage>;
export type AlikeGroup = z.infer<typeof alikeGroup>;

const shownGroups = 50;

/**
 * @returns the groups, largest first; null while the service is still looking for them
 * @throws when the service fails, so that the query client retries
 */
export async function listGroups(backend: Backend): Promise<AlikeGroup[] | null> {
  const found = await callTable(backend, z.array(alikeGroup), () =>
    backend.rpc('similar_groups', { limit: shownGroups }),
  );
  if (found.ok) return found.value.data;
  if (found.failure.details === 'map_under_way') return null;
  return substituteOrThrow(found.failure, []);
}

const mergeResult = z.object({ slug: z.string() });

export async function mergePages(
  backend: Backend,
  { keepId: keep_id, dropId: drop_id }: { keepId: string; dropId: string },
): Promise<Result<undefined, CallFailure>> {
  const merged = await callTable(backend, mergeResult, () =>
    backend.rpc('merge_pages', { keep_id, drop_id }),
  );
  return merged.ok ? success() : refusal(merged.failure);
}

/** @returns the slug of the page that is back on the site */
export async function undoMerge(backend: Backend, dropId: string): Promise<Result<string, CallFailure>> {
  const restored = await callTable(backend, mergeResult, () =>
    backend.rpc('undo_merge', { drop_id: dropId }),
  );
  return restored.ok ? success(restored.value.data.slug) : restored;
}
