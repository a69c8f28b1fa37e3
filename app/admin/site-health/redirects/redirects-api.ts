/** The administrator's calls about redirects: `redirects` and `import_redirects` of /rest/v1. */
import * as z from 'zod/mini';
import { pagePath } from '#domain/addresses/page-path.ts';
import { type Result, success } from '#domain/result.ts';
import { logFailure } from '../../log.ts';
import type { ListPart } from '../../pages/page-parts.ts';
import { findSlugs } from '../../pages/page-slugs.ts';
import { anywhere } from '../../pages/search-filter.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { substituteOrThrow, valueOrThrow } from '../../session/data-or-throw.ts';

/** The HTTP status of an address whose page was removed for good. */
export const goneStatus = 410;
export const redirectStatuses = [301, 302, goneStatus] as const;

const redirectRow = z.object({
  from_path: z.string(),
  to_page_id: z.nullable(z.string()),
  to_path: z.nullable(z.string()),
  status: z.number(),
  hits: z.number(),
  /** ISO-8601. */
  last_hit_at: z.nullable(z.string()),
});
export type RuleRow = z.infer<typeof redirectRow>;

export interface Redirect {
  from: string;
  /** Null for an address that is gone, or whose page is not on the site now. */
  to: string | null;
  status: number;
  hits: number;
  /** ISO-8601. */
  lastHitAt: string | null;
}

const columns = 'from_path,to_page_id,to_path,status,hits,last_hit_at';
/** How many pages with the searched text in their slug are taken into account. */
const searchedPages = 100;

interface ListedPart {
  search: string;
  offset: number;
  limit: number;
}

/**
 * Ordered by address.
 * @throws when the service fails, so that the query client retries
 */
export async function listRedirects(backend: Backend, part: ListedPart): Promise<ListPart<Redirect>> {
  const found = await findRedirects(backend, part);
  return found.ok ? found.value : substituteOrThrow(found.failure, { entries: [], total: 0 });
}

async function findRedirects(
  backend: Backend,
  { search, offset, limit }: ListedPart,
): Promise<Result<ListPart<Redirect>, CallFailure>> {
  const filter = await searchFilter(backend, search);
  if (!filter.ok) return filter;
  const listed = await callTable(backend, z.array(redirectRow), () => {
    const rows = backend.from('redirects').select(columns, { count: 'exact' });
    return (filter.value === null ? rows : rows.or(filter.value))
      .order('from_path')
      .range(offset, offset + limit - 1);
  });
  if (!listed.ok) return listed;
  const { data: rows, count: total } = listed.value;
  const slugs = await slugsOf(backend, rows);
  if (!slugs.ok) return slugs;
  return success({ entries: rows.map((row) => redirectOf(row, slugs.value)), total });
}

/** @returns an argument for the client's `.or()`; null for a blank search */
async function searchFilter(backend: Backend, search: string): Promise<Result<string | null, CallFailure>> {
  if (search === '') return success(null);
  const pattern = anywhere(search);
  const pages = await callTable(backend, z.array(z.object({ id: z.string() })), () =>
    backend.from('generated_pages').select('id').or(`slug.ilike.${pattern}`).limit(searchedPages),
  );
  if (!pages.ok) return pages;
  const ids = pages.value.data.map(({ id }) => id).join(',');
  return success(
    [
      `from_path.ilike.${pattern}`,
      `to_path.ilike.${pattern}`,
      ...(ids === '' ? [] : [`to_page_id.in.(${ids})`]),
    ].join(','),
  );
}

/** The slugs of the published pages that rules lead to, by id. */
function slugsOf(
  backend: Backend,
  rows: readonly RuleRow[],
): Promise<Result<ReadonlyMap<string, string>, CallFailure>> {
  return findSlugs(
    backend,
    rows.flatMap(({ to_page_id }) => to_page_id ?? []),
  );
}

function redirectOf(
  { from_path, to_page_id, to_path, status, hits, last_hit_at }: RuleRow,
  slugs: ReadonlyMap<string, string>,
): Redirect {
  const slug = slugs.get(to_page_id ?? '');
  const target = slug === undefined ? to_path : pagePath(slug);
  const to = status === goneStatus ? null : target;
  return { from: from_path, to, status, hits, lastHitAt: last_hit_at };
}

export interface RedirectInput {
  from: string;
  /** Empty for an address that is gone. */
  to: string;
  status: number;
  isNew: boolean;
}

export async function saveRedirect(
  backend: Backend,
  { from, to, status, isNew }: RedirectInput,
): Promise<Result<{ from_path: string }, CallFailure>> {
  const target = { to_path: to === '' ? null : to, status };
  const saved = await callTable(backend, z.object({ from_path: z.string() }), () => {
    const rules = backend.from('redirects');
    const write = isNew
      ? rules.insert({ from_path: from, ...target })
      : rules.update(target).eq('from_path', from);
    return write.select('from_path').single();
  });
  return saved.ok ? success(saved.value.data) : saved;
}

/** @returns the row as it was, which may be newer than in the list, for `restoreRedirect` */
export async function deleteRedirect(backend: Backend, from: string): Promise<Result<RuleRow, CallFailure>> {
  const deleted = await callTable(backend, redirectRow, () =>
    backend.from('redirects').delete().eq('from_path', from).select(columns).single(),
  );
  if (deleted.ok) return success(deleted.value.data);
  logFailure(deleted.failure.message);
  return deleted;
}

/** Makes a deleted rule again. If its page is not on the site now, the address counts as gone, as in the list. */
export async function restoreRedirect(
  backend: Backend,
  row: RuleRow,
): Promise<Result<{ from_path: string }, CallFailure>> {
  const slugs = await slugsOf(backend, [row]);
  if (!slugs.ok) return slugs;
  const { from, to, status } = redirectOf(row, slugs.value);
  const input = { from, to: to ?? '', status: to === null ? goneStatus : status };
  return saveRedirect(backend, { ...input, isNew: true });
}

const lineVerdict = z.object({
  line: z.number(),
  verdict: z.enum(['nova', 'muda', 'igual', 'recusada']),
  reason: z.nullable(z.string()),
});
export type LineVerdict = z.infer<typeof lineVerdict>;

/** @returns what each line would do, or has done */
export async function importRedirects(
  backend: Backend,
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
): Promise<Result<LineVerdict[], CallFailure>> {
  const imported = await callTable(backend, z.array(lineVerdict), () =>
    backend.rpc('import_redirects', { csv, dry_run: isDryRun }),
  );
  return imported.ok ? success(imported.value.data) : imported;
}

const rowsAtOnce = 500;

/**
 * All redirects, for a file.
 * @throws when any part cannot be read, also because the session has ended: half a list would look like a whole one
 */
export async function readAllRedirects(backend: Backend): Promise<Redirect[]> {
  const all: Redirect[] = [];
  while (true) {
    const part = await findRedirects(backend, { search: '', offset: all.length, limit: rowsAtOnce });
    // Rules were deleted meanwhile, and none is left from here on.
    if (!part.ok && part.failure.code === 'past_the_end') return all;
    const { entries, total } = valueOrThrow(part);
    all.push(...entries);
    if (entries.length === 0 || all.length >= total) return all;
  }
}
