/**
 * The administrator's calls on generated_pages, from the browser to /rest/v1 (SPEC.md sections 5, 7 and 8). Without
 * a session each of them logs 'Authentication required' and yields nothing: an empty list, null or false.
 */
import * as z from 'zod/mini';
import { type PageField, pageFields } from '#domain/pages/page-limits.ts';
import { askForSecondFactor } from '../auth-call.ts';
import type { Backend } from '../backend.ts';
import { logFailure } from '../log.ts';
import { searchFilter } from './search-filter.ts';

const pageEntry = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** ISO-8601. */
  created_at: z.string(),
});

const takenSlug = z.object({ slug: z.string() });

/** The service names it in the details of its refusal. */
const refusedField = z.catch(z.nullable(z.enum(pageFields)), null);

export type PageEntry = z.infer<typeof pageEntry>;

/** What the list shows; the content stays where it is. */
const listedColumns = 'id,title,slug,created_at';

export interface PageList {
  entries: PageEntry[];
  /** Of all pages that match, listed here or not. */
  total: number;
}

export interface ListRequest {
  offset: number;
  limit: number;
  /** As typed; blank for every page. */
  search: string;
}

export interface NewPage {
  title: string;
  slug: string;
  content: string;
  /** Blank: the default text. */
  description: string;
}

export type CreateResult =
  | { ok: true; page: PageEntry }
  | { ok: false; code: 'slug_taken' }
  /** A rule of the site, in the server's own Portuguese words; null where it does not say about which field. */
  | { ok: false; code: 'refused'; message: string; field: PageField | null };

type Calls = Pick<Backend, 'auth' | 'from'>;

const codes = { uniqueViolation: '23505', checkViolation: '23514' };
const secondFactorRequired = 'AAL2 session is required to write when MFA is enabled.';
const httpUnauthorized = 401;
/** No answer came at all. */
const unreachable = 0;
const httpRangeNotSatisfiable = 416;

export const authenticationRequired = 'Authentication required';

/**
 * Newest first.
 * @throws when the service fails, so that the query client tries again
 */
export async function listPages(calls: Calls, { offset, limit, search }: ListRequest): Promise<PageList> {
  const none: PageList = { entries: [], total: 0 };
  if (!(await hasSession(calls))) return none;
  const all = calls.from('generated_pages').select(listedColumns, { count: 'exact' });
  const filter = searchFilter(search);
  const { data, count, error, status } = await (filter === null ? all : all.or(filter))
    .order('created_at', { ascending: false })
    .range(offset, offset + limit - 1);
  // Pages were deleted meanwhile, and nothing is left this far down.
  if (status === httpRangeNotSatisfiable) return none;
  if (status === httpUnauthorized) return endSession(calls, none);
  if (error) throw failed(error);
  return { entries: z.array(pageEntry).parse(data), total: count ?? 0 };
}

/**
 * @returns null without a session
 * @throws when the service fails
 */
export async function createPage(calls: Calls, page: NewPage): Promise<CreateResult | null> {
  if (!(await hasSession(calls))) return null;
  const { data, error, status } = await calls
    .from('generated_pages')
    .insert(page)
    .select(listedColumns)
    .single();
  if (!error) return { ok: true, page: pageEntry.parse(data) };
  if (error.code === codes.uniqueViolation) return { ok: false, code: 'slug_taken' };
  if (error.code === codes.checkViolation) {
    return { ok: false, code: 'refused', message: error.message, field: refusedField.parse(error.details) };
  }
  if (status === httpUnauthorized) return endSession(calls, null);
  if (error.details === secondFactorRequired) return leaveForCode(calls, null);
  throw failed(error);
}

/**
 * @returns those of the slugs that exist; null without a session
 * @throws when the service fails
 */
export async function findTakenSlugs(calls: Calls, slugs: readonly string[]): Promise<Set<string> | null> {
  if (!(await hasSession(calls))) return null;
  const { data, error, status } = await calls.from('generated_pages').select('slug').in('slug', slugs);
  if (status === httpUnauthorized) return endSession(calls, null);
  if (error) throw failed(error);
  return new Set(
    z
      .array(takenSlug)
      .parse(data)
      .map(({ slug }) => slug),
  );
}

/**
 * @returns whether the page is gone now; false without a session or when the service refuses
 * @throws when the service cannot be reached
 */
export async function removePage(calls: Calls, id: string): Promise<boolean> {
  if (!(await hasSession(calls))) return false;
  const { error, status } = await calls.from('generated_pages').delete().eq('id', id);
  if (status === httpUnauthorized) return endSession(calls, false);
  if (error?.details === secondFactorRequired) return leaveForCode(calls, false);
  if (error && status === unreachable) throw failed(error);
  if (error) logFailure(error);
  return !error;
}

async function hasSession({ auth }: Calls): Promise<boolean> {
  const { data } = await auth.getSession();
  if (data.session === null) logFailure(authenticationRequired);
  return data.session !== null;
}

/** The token still looks good here, but the server no longer knows its session: signing out leads to the login screen. */
async function endSession<Nothing>({ auth }: Calls, nothing: Nothing): Promise<Nothing> {
  logFailure(authenticationRequired);
  await auth.signOut({ scope: 'local' });
  return nothing;
}

/** Signed in, but the write needs a second factor this session has not shown: the login screen asks for its code. */
async function leaveForCode<Nothing>({ auth }: Calls, nothing: Nothing): Promise<Nothing> {
  logFailure(secondFactorRequired);
  await askForSecondFactor(auth);
  return nothing;
}

function failed(error: { message: string }): Error {
  logFailure(error);
  return new Error(error.message);
}
