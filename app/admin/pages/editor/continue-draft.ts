/** Continues a text in another draft, because its own was published or deleted while somebody was typing. */
import * as z from 'zod/mini';
import { type Result, success } from '#domain/result.ts';
import { slugFromTitle } from '#domain/slug.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import type { UnsavedPage } from '../unsaved-page.ts';
import { createDraft, type Draft, findDraft, openWorkingCopy, saveDraft } from './draft-api.ts';

/** The revision of a working copy that nobody has changed. */
const firstRevision = 1;

/**
 * @returns the id of the draft that now has the text: a working copy of the page, or a separate draft if a working copy
 * would be overwritten
 */
export async function continueDraft(
  backend: Backend,
  { page_id: knownPageId }: Pick<Draft, 'page_id'>,
  text: UnsavedPage,
): Promise<Result<string, CallFailure>> {
  const found = knownPageId === null ? await findPage(backend, text) : success(knownPageId);
  if (!found.ok) return found;
  const copy = found.value === null ? null : await openWorkingCopy(backend, found.value);
  if (copy?.ok) {
    const saved = await saveInto(backend, copy.value, text);
    if (!saved.ok) return saved;
    if (saved.value) return copy;
  }
  return createDraft(backend, text);
}

/** Undoes the deletion of a draft. @returns the id of the draft that now has the text */
export function remakeDraft(
  backend: Backend,
  deleted: Pick<Draft, 'page_id'>,
  text: UnsavedPage,
): Promise<Result<string, CallFailure>> {
  return deleted.page_id === null ? createDraft(backend, text) : continueDraft(backend, deleted, text);
}

/** The page that was published from the draft. */
async function findPage(
  backend: Backend,
  { slug, title }: UnsavedPage,
): Promise<Result<string | null, CallFailure>> {
  const found = await callTable(backend, z.nullable(z.object({ id: z.string() })), () =>
    backend
      .from('generated_pages')
      .select('id')
      .eq('slug', slugFromTitle(slug) || slugFromTitle(title))
      .maybeSingle(),
  );
  return found.ok ? success(found.value.data?.id ?? null) : found;
}

/** @returns false if somebody else is editing it */
async function saveInto(
  backend: Backend,
  id: string,
  page: UnsavedPage,
): Promise<Result<boolean, CallFailure>> {
  const found = await findDraft(backend, id);
  if (!found.ok) return found;
  const stored = found.value.data;
  if (stored === null || stored.revision !== firstRevision) return success(false);
  // When the draft was published, a blank slug was made from the title.
  const named = { ...page, slug: page.slug || stored.slug };
  const saved = await saveDraft(backend, { id, revision: stored.revision, page: named });
  return saved.ok ? success(saved.value !== null) : saved;
}
