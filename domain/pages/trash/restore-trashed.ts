/** Restores a page from the trash, with its id and its times, so that everything that refers to it is valid again. */
import { z } from 'zod';
import type { GeneratedPageRow } from '#database/schema.ts';
import { type Merge, takeAddressesBack } from '#domain/addresses/merged-addresses.ts';
import { takeAddresses } from '#domain/addresses/page-address-rules.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { redirectGoneAddress } from '#domain/addresses/redirect-store.ts';
import { type ChangeFailure, changePages, type PagesDependencies } from '#domain/pages/change-pages.ts';
import { cleanPageChanges } from '#domain/pages/clean-page-input.ts';
import { fallbackText } from '#domain/pages/fallback-texts.ts';
import { mapFields, optionalPageFields } from '#domain/pages/page-fields.ts';
import { insertPageRows } from '#domain/pages/rows/page-row-writer.ts';
import { keptPageTexts } from '#domain/pages/versions/kept-page-texts.ts';
import { recordVersions } from '#domain/pages/versions/record-versions.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { takeTrashedRow } from './trash-store.ts';

export type RestoreFailure = ChangeFailure | { code: 'not_in_trash' };

const snapshotOfPage = z.object({
  id: z.string(),
  ...keptPageTexts,
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().default(1),
  is_noindex: z
    .boolean()
    .default(false)
    .transform((isNoindex) => (isNoindex ? 1 : 0)),
  hold_reason: z.string().nullable().default(null),
  merge: z
    .object({
      into: z.string(),
      addresses: z.array(
        z.object({ path: z.string(), kind: z.enum(['slug', 'merge', 'manual', 'missed', 'trash']) }),
      ),
    })
    .optional(),
});

/** @returns what was kept about a page when it was merged into another one; null for any other page */
export function mergeOf(snapshot: string): Merge | null {
  return snapshotOfPage.parse(JSON.parse(snapshot)).merge ?? null;
}

/** @param slug a new slug, in case the old one has been taken. It is a change of the page, with a version. */
export async function restoreTrashed(
  dependencies: PagesDependencies,
  { id, slug, by = null }: { id: string; slug?: string | undefined; by?: string | null },
): Promise<Result<GeneratedPageRow, RestoreFailure>> {
  const cleaned = cleanPageChanges(slug === undefined ? {} : { slug });
  if (!cleaned.ok) return cleaned;
  let wantedSlug: string | null = null;
  const result = await changePages(dependencies, {}, async (transaction) => {
    const trashed = await takeTrashedRow(transaction, id);
    if (trashed === null) return [];
    const { merge, ...before } = snapshotOfPage.parse(JSON.parse(trashed.snapshot));
    const texts = mapFields(
      optionalPageFields,
      (field) => before[field] || fallbackText(field, before.title),
    );
    const page = { ...before, ...texts, slug: cleaned.value.slug ?? before.slug };
    const isMoved = page.slug !== before.slug;
    if (isMoved) page.revision += 1;
    wantedSlug = page.slug;
    const restored = await insertPageRows(transaction, [page]);
    if (isMoved) {
      const at = dependencies.clock().toISOString();
      await redirectGoneAddress(transaction, pagePath(before.slug), id, at);
      await recordVersions(transaction, restored, { event: 'restored', by, at });
    }
    if (merge !== undefined) await takeAddressesBack(transaction, id, merge);
    await takeAddresses(transaction, [page.slug]);
    return restored;
  });
  if (!result.ok) {
    return refusal(
      result.failure.code === 'slug_taken' ? { code: 'slug_taken', slug: wantedSlug } : result.failure,
    );
  }
  const [restored] = result.value;
  return restored === undefined ? refusal({ code: 'not_in_trash' }) : success(restored);
}
