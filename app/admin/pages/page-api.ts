/**
 * The administrator's calls to `generated_pages` of /rest/v1 (docs/specification/generated-pages.md#calls). Failures are
 * logged. Without a session the log entry is 'Authentication required', and the call returns an empty list or a refusal.
 */
import * as z from 'zod/mini';
import {
  mapFields,
  type PageField,
  type PageInput,
  pageFieldNames,
  pageFields,
} from '#domain/pages/page-fields.ts';
import { type Result, success } from '#domain/result.ts';
import { logFailure } from '../log.ts';
import type { Backend } from '../session/backend.ts';
import { callTable } from '../session/call-backend.ts';
import { type CallFailure, isInterruption } from '../session/call-failure.ts';
import { dataOrThrow } from '../session/data-or-throw.ts';
import type { ListRequest } from './list/use-paged-list.ts';
import type { ListPart } from './page-parts.ts';
import { searchFilter } from './search-filter.ts';

const pageEntry = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** ISO-8601. */
  created_at: z.string(),
});

export type PageEntry = z.infer<typeof pageEntry>;

/** Without the content, which the list does not show. */
const listedColumns = 'id,title,slug,created_at';

export const authenticationRequired = 'Authentication required';

/**
 * Newest first.
 * @throws when the service fails, so that the query client retries
 */
export async function listPages(
  backend: Backend,
  { offset, limit, search }: ListRequest,
): Promise<ListPart<PageEntry>> {
  const filter = searchFilter(search);
  const result = await callTable(backend, z.array(pageEntry), () => {
    const all = backend.from('generated_pages').select(listedColumns, { count: 'exact' });
    return (filter === null ? all : all.or(filter))
      .order('created_at', { ascending: false })
      .range(offset, offset + limit - 1);
  });
  if (result.ok) return { entries: result.value.data, total: result.value.count };
  log(result.failure);
  // 'past_the_end': pages were deleted in the meantime, and none is left at this offset.
  if (result.failure.code === 'past_the_end' || isInterruption(result.failure)) {
    return { entries: [], total: 0 };
  }
  throw new Error(result.failure.message);
}

/**
 * @returns null if the page is gone
 * @throws when the service fails, so that the query client retries
 */
export async function readTexts(backend: Backend, id: string): Promise<Record<PageField, string> | null> {
  const texts = z.object(mapFields(pageFields, () => z.string()));
  const page = await callTable(backend, z.nullable(texts), () =>
    backend.from('generated_pages').select(pageFieldNames.join(',')).eq('id', id).maybeSingle(),
  );
  return dataOrThrow(page, null);
}

export async function createPage(backend: Backend, page: PageInput): Promise<Result<PageEntry, CallFailure>> {
  const result = await callTable(backend, pageEntry, () =>
    backend.from('generated_pages').insert(page).select(listedColumns).single(),
  );
  if (result.ok) return success(result.value.data);
  log(result.failure);
  return result;
}

const slugsOfRows = z.array(z.object({ slug: z.string() }));

/** @returns the slugs that existing pages have */
export async function findTakenSlugs(
  backend: Backend,
  slugs: readonly string[],
): Promise<Result<Set<string>, CallFailure>> {
  const result = await callTable(backend, slugsOfRows, () =>
    backend.from('generated_pages').select('slug').in('slug', slugs),
  );
  if (result.ok) return success(new Set(result.value.data.map(({ slug }) => slug)));
  log(result.failure);
  return result;
}

export async function removePages(
  backend: Backend,
  ids: readonly string[],
): Promise<Result<undefined, CallFailure>> {
  const result = await callTable(backend, z.unknown(), () =>
    backend.from('generated_pages').delete().in('id', ids),
  );
  if (result.ok) return success();
  log(result.failure);
  return result;
}

/** Does not log refusals of the page itself, which are expected. */
function log({ code, message }: CallFailure): void {
  if (['already_exists', 'rule_broken', 'past_the_end'].includes(code)) return;
  logFailure(code === 'session_ended' ? authenticationRequired : message);
}
