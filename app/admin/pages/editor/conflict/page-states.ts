/** Reads the text of a published page, as it is now and as it was at an earlier revision. */
import * as z from 'zod/mini';
import { mapFields, pageFields } from '#domain/pages/page-fields.ts';
import { keptPageTexts } from '#domain/pages/versions/kept-page-texts.ts';
import type { Backend } from '../../../session/backend.ts';
import { callTable } from '../../../session/call-backend.ts';
import { dataOrThrow } from '../../../session/data-or-throw.ts';
import type { UnsavedPage } from '../../unsaved-page.ts';
import type { Stored } from '../autosave.ts';

const keptText = z.object(keptPageTexts);
const pageNow = z.extend(keptText, { revision: z.number() });
const versionText = z.object({ snapshot: keptText });

const pageColumns = [...Object.keys(pageFields), 'revision'].join(',');

function textOf(page: UnsavedPage): UnsavedPage {
  return mapFields(pageFields, (field) => page[field]);
}

/** @returns null if the page is not on the site. @throws when the service fails */
export async function readPageNow(backend: Backend, pageId: string): Promise<Stored<UnsavedPage> | null> {
  const result = await callTable(backend, z.nullable(pageNow), () =>
    backend.from('generated_pages').select(pageColumns).eq('id', pageId).maybeSingle(),
  );
  const page = dataOrThrow(result, null);
  return page === null ? null : { text: textOf(page), revision: page.revision };
}

/** @returns null if no version with that revision, or an earlier one, is stored. @throws when the service fails */
export async function readPageAt(
  backend: Backend,
  pageId: string,
  revision: number,
): Promise<UnsavedPage | null> {
  const result = await callTable(backend, z.nullable(versionText), () =>
    backend
      .from('page_versions')
      .select('snapshot')
      .eq('page_id', pageId)
      .lte('page_revision', revision)
      .order('page_revision', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  const version = dataOrThrow(result, null);
  return version === null ? null : textOf(version.snapshot);
}
