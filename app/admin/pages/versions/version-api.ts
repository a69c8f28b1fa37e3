/** The administrator's calls for versions: `page_versions`, `keep_version` and `restore_version` of /rest/v1. */
import * as z from 'zod/mini';
import { pageFields } from '#domain/pages/page-fields.ts';
import { keptPageTexts } from '#domain/pages/versions/kept-page-texts.ts';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { dataOrThrow } from '../../session/data-or-throw.ts';
import type { PageState } from './compare/differences.ts';

const pageVersion = z.object({
  id: z.string(),
  number: z.number(),
  label: z.nullable(z.string()),
  event: z.enum(['published', 'restored', 'imported', 'merged', 'kept']),
  /** ISO-8601. */
  at: z.string(),
  /** Id of an administrator; null for the command line, and for what the site did by itself. */
  by: z.nullable(z.string()),
});

export type PageVersion = z.infer<typeof pageVersion>;

const pageState = z.object({ ...keptPageTexts, is_noindex: z.boolean() });

const stateColumns = [...Object.keys(pageFields), 'is_noindex'].join(',');

/** Newest first. @throws when the service fails, so that the query client retries */
export async function listVersions(backend: Backend, pageId: string): Promise<PageVersion[]> {
  const result = await callTable(backend, z.array(pageVersion), () =>
    backend
      .from('page_versions')
      .select('id,number,label,event,at,by')
      .eq('page_id', pageId)
      .order('number', { ascending: false }),
  );
  return dataOrThrow(result, []);
}

/**
 * @returns the fields of the published page; null if it is not on the site
 * @throws when the service fails
 */
export async function readPublished(backend: Backend, pageId: string): Promise<PageState | null> {
  const result = await callTable(backend, z.nullable(pageState), () =>
    backend.from('generated_pages').select(stateColumns).eq('id', pageId).maybeSingle(),
  );
  return dataOrThrow(result, null);
}

/**
 * @returns the fields of the version; null if it was deleted in the meantime
 * @throws when the service fails
 */
export async function readVersion(backend: Backend, id: string): Promise<PageState | null> {
  const result = await callTable(backend, z.nullable(z.object({ snapshot: pageState })), () =>
    backend.from('page_versions').select('snapshot').eq('id', id).maybeSingle(),
  );
  return dataOrThrow(result, null)?.snapshot ?? null;
}

/** Keeps the page's current text as a version with a name. */
export async function keepVersion(
  backend: Backend,
  { pageId: page_id, label }: { pageId: string; label: string },
): Promise<Result<unknown, CallFailure>> {
  return callTable(backend, z.unknown(), () => backend.rpc('keep_version', { page_id, label }));
}

/** @param label blank to remove the name */
export async function labelVersion(
  backend: Backend,
  { id, label }: { id: string; label: string },
): Promise<Result<unknown, CallFailure>> {
  return callTable(backend, z.unknown(), () => backend.from('page_versions').update({ label }).eq('id', id));
}

/** @returns the id of the working copy, which now has the text of the version */
export async function restoreVersion(
  backend: Backend,
  { pageId: page_id, number }: { pageId: string; number: number },
): Promise<Result<string, CallFailure>> {
  const restored = await callTable(backend, z.object({ id: z.string() }), () =>
    backend.rpc('restore_version', { page_id, number }),
  );
  return restored.ok ? success(restored.value.data.id) : restored;
}

export async function deleteVersion(backend: Backend, id: string): Promise<Result<unknown, CallFailure>> {
  return callTable(backend, z.unknown(), () => backend.from('page_versions').delete().eq('id', id));
}
