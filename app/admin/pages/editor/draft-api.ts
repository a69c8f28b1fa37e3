/** The administrator's calls for working copies: `page_drafts`, `publish_page` and `keep_draft` of /rest/v1. */
import * as z from 'zod/mini';
import { mapFields, pageFields } from '#domain/pages/page-fields.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import { type CallFailure, callFailure } from '../../session/call-failure.ts';
import { dataOrThrow } from '../../session/data-or-throw.ts';
import type { UnsavedPage } from '../unsaved-page.ts';

const draft = z.object({
  id: z.string(),
  page_id: z.nullable(z.string()),
  ...mapFields(pageFields, () => z.string()),
  revision: z.number(),
  /** The page's revision that the copy began with; null for a new page. */
  base_revision: z.nullable(z.number()),
  /** ISO-8601. */
  updated_at: z.string(),
});

export type Draft = z.infer<typeof draft>;

const columns = `id,page_id,${Object.keys(pageFields).join(',')},revision,base_revision,updated_at`;

/** @returns null if there is no such draft */
export function findDraft(
  backend: Backend,
  id: string,
): Promise<Result<{ data: Draft | null }, CallFailure>> {
  return callTable(backend, z.nullable(draft), () =>
    backend.from('page_drafts').select(columns).eq('id', id).maybeSingle(),
  );
}

/** @returns null if there is no such draft. @throws when the service fails, so that the query client retries */
export async function readDraft(backend: Backend, id: string): Promise<Draft | null> {
  return dataOrThrow(await findDraft(backend, id), null);
}

/** @returns the id of a page's working copy, which is created if there is none */
export async function openWorkingCopy(
  backend: Backend,
  pageId: string,
): Promise<Result<string, CallFailure>> {
  const idOnly = z.object({ id: z.string() });
  const find = () =>
    callTable(backend, z.nullable(idOnly), () =>
      backend.from('page_drafts').select('id').eq('page_id', pageId).maybeSingle(),
    );
  const found = await find();
  if (!found.ok) return found;
  if (found.value.data !== null) return success(found.value.data.id);
  const made = await callTable(backend, idOnly, () =>
    backend.from('page_drafts').insert({ page_id: pageId }).select('id').single(),
  );
  if (made.ok) return success(made.value.data.id);
  if (made.failure.code !== 'already_exists') return made;
  // Another tab created it first.
  const theirs = await find();
  if (!theirs.ok) return theirs;
  return theirs.value.data === null ? made : success(theirs.value.data.id);
}

/** @returns the id of a draft that belongs to no page and has no title yet; null if there is none */
export async function findBlankDraft(backend: Backend): Promise<Result<string | null, CallFailure>> {
  const found = await callTable(backend, z.array(z.object({ id: z.string() })), () =>
    backend
      .from('page_drafts')
      .select('id')
      .eq('state', 'draft')
      .is('page_id', null)
      .eq('title', '')
      .limit(1),
  );
  return found.ok ? success(found.value.data[0]?.id ?? null) : found;
}

export async function createDraft(
  backend: Backend,
  page: Partial<UnsavedPage> & { title: string },
): Promise<Result<string, CallFailure>> {
  const made = await callTable(backend, z.object({ id: z.string() }), () =>
    backend.from('page_drafts').insert(page).select('id').single(),
  );
  return made.ok ? success(made.value.data.id) : made;
}

/** By then the site has given up waiting for a text from a slow network, so no answer will come. */
const saveWithinMs = 60_000;

/** @returns null if the draft has a different revision by now */
export async function saveDraft(
  backend: Backend,
  { id, revision, page }: { id: string; revision: number; page: UnsavedPage },
): Promise<Result<Draft | null, CallFailure>> {
  const limit = AbortSignal.timeout(saveWithinMs);
  const saved = await callTable(backend, z.nullable(draft), () =>
    backend
      .from('page_drafts')
      .update(page)
      .eq('id', id)
      .eq('revision', revision)
      .select(columns)
      .abortSignal(limit)
      .maybeSingle(),
  );
  if (saved.ok) return success(saved.value.data);
  return limit.aborted ? refusal(callFailure('failed', 'No answer in time')) : saved;
}

/**
 * Accepts that the page was changed after the copy was made: publishing the copy replaces that change.
 * @param baseRevision the revision of the page
 * @returns null if the draft has a different revision by now
 */
export async function rebaseDraft(
  backend: Backend,
  { id, revision, baseRevision }: { id: string; revision: number; baseRevision: number },
): Promise<Result<Draft | null, CallFailure>> {
  const saved = await callTable(backend, z.nullable(draft), () =>
    backend
      .from('page_drafts')
      .update({ base_revision: baseRevision })
      .eq('id', id)
      .eq('revision', revision)
      .select(columns)
      .maybeSingle(),
  );
  return saved.ok ? success(saved.value.data) : saved;
}

const publishedPage = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
});

export type PublishedEntry = z.infer<typeof publishedPage>;

export async function publishDraft(
  backend: Backend,
  { id, revision, overrideReason }: { id: string; revision: number; overrideReason: string | null },
): Promise<Result<PublishedEntry, CallFailure>> {
  const published = await callTable(backend, publishedPage, () =>
    backend.rpc('publish_page', {
      draft_id: id,
      revision,
      ...(overrideReason !== null && { override_reason: overrideReason }),
    }),
  );
  if (published.ok) return success(published.value.data);
  return published;
}

/** @returns false if the draft has a different revision by now, or is gone */
export async function discardDraft(
  backend: Backend,
  { id, revision }: { id: string; revision: number },
): Promise<Result<boolean, CallFailure>> {
  const deleted = await callTable(backend, z.array(z.object({ id: z.string() })), () =>
    backend.from('page_drafts').delete().eq('id', id).eq('revision', revision).select('id'),
  );
  return deleted.ok ? success(deleted.value.data.length > 0) : deleted;
}

/** Keeps the stored text of a working copy as a version of its page. */
export async function keepDraftAsVersion(
  backend: Backend,
  { id: draft_id, label }: { id: string; label: string },
): Promise<Result<unknown, CallFailure>> {
  return callTable(backend, z.unknown(), () => backend.rpc('keep_draft', { draft_id, label }));
}
