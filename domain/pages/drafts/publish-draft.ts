/**
 * Publishes a working copy: the page, its version and redirect, and the removal of the copy, in one transaction
 * (docs/specification/generated-pages.md#working-copies).
 */
import { sql, type Transaction } from 'kysely';
import type { GeneratedPageRow, PageDraftRow, Schema } from '#database/schema.ts';
import { moveAddress, takeAddresses } from '#domain/addresses/page-address-rules.ts';
import { type ChangeFailure, changePages, type PagesDependencies } from '#domain/pages/change-pages.ts';
import { cleanPageInput } from '#domain/pages/clean-page-input.ts';
import { fallbackText } from '#domain/pages/fallback-texts.ts';
import { gateOf } from '#domain/pages/gate/gate.ts';
import { createRowMaker } from '#domain/pages/new-page-row.ts';
import { mapFields, optionalPageFields, type PageInput, pageFields } from '#domain/pages/page-fields.ts';
import { findPageRow } from '#domain/pages/page-store.ts';
import { insertPageRows, replacePageRow } from '#domain/pages/rows/page-row-writer.ts';
import { ensureFirstVersions } from '#domain/pages/versions/first-versions.ts';
import { nameVersion, recordFirstVersions, recordVersions } from '#domain/pages/versions/record-versions.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { draftExists, takeDraftRow } from './draft-store.ts';

export type PublishFailure =
  | ChangeFailure
  | { code: 'draft_gone' }
  /** The working copy was saved elsewhere meanwhile. */
  | { code: 'draft_changed' }
  /** The page was changed after the working copy was made. */
  | { code: 'page_changed' }
  | { code: 'page_in_trash' }
  /** The gate holds it back, and nobody gave a reason to publish it anyway. */
  | { code: 'held'; reason: string };

export interface PublishRequest {
  draftId: string;
  revision: number;
  by: string | null;
  /** Why the page is published although the gate holds it back. The reason becomes the name of the version. */
  overrideReason?: string | null;
  /** Records that it was published for that reason, in the same transaction. */
  onOverridden?: (transaction: Transaction<Schema>) => Promise<void>;
  /** Given for an automatic publication: the draft must still be scheduled for this moment. */
  scheduledFor?: string;
  /** Finds out whether the draft could be published, then rolls back. */
  isRehearsal?: boolean;
}

/** Prefix of the version name of a page that the gate would have held back. */
const overridePrefix = 'Liberada: ';

/** Thrown to roll the transaction back, and always caught in this module. */
class Rehearsed extends Error {
  readonly page: GeneratedPageRow;

  constructor(page: GeneratedPageRow) {
    super('rehearsed');
    this.page = page;
  }
}

/** Thrown to roll the transaction back, and always caught in this module. */
class PublishRefused extends Error {
  readonly failure: PublishFailure;

  constructor(failure: PublishFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

interface Publishing {
  draft: PageDraftRow;
  input: PageInput;
  by: string | null;
  at: string;
}

export async function publishDraft(
  dependencies: PagesDependencies,
  {
    draftId,
    revision,
    by,
    overrideReason = null,
    onOverridden,
    scheduledFor,
    isRehearsal = false,
  }: PublishRequest,
): Promise<Result<GeneratedPageRow, PublishFailure>> {
  const at = dependencies.clock().toISOString();
  const gate = await gateOf(dependencies);
  let slug: string | null = null;
  try {
    const result = await changePages(dependencies, {}, async (transaction) => {
      const draft = await takeDraftRow(transaction, { id: draftId, revision, scheduledFor });
      if (draft === null) {
        throw new PublishRefused({
          code: (await draftExists(transaction, draftId)) ? 'draft_changed' : 'draft_gone',
        });
      }
      const input = cleanDraft(draft);
      slug = input.slug;
      const reason =
        draft.is_noindex === 1
          ? null
          : await gate.holdReason(transaction, { ...input, pageId: draft.page_id });
      if (reason !== null && overrideReason === null) throw new PublishRefused({ code: 'held', reason });
      const publishing = { draft, input, by, at };
      const page =
        draft.page_id === null
          ? await publishNew(transaction, publishing)
          : await publishAgain(transaction, draft.page_id, publishing);
      if (isRehearsal) throw new Rehearsed(page);
      if (reason !== null && overrideReason !== null) {
        await nameVersion(transaction, page, `${overridePrefix}${overrideReason}`, { by, at });
        await onOverridden?.(transaction);
      }
      return [page];
    });
    if (!result.ok) {
      return refusal(result.failure.code === 'slug_taken' ? { code: 'slug_taken', slug } : result.failure);
    }
    const [page] = result.value;
    return page === undefined ? refusal({ code: 'draft_gone' }) : success(page);
  } catch (error) {
    if (error instanceof Rehearsed) return success(error.page);
    if (error instanceof PublishRefused) return refusal(error.failure);
    throw error;
  }
}

/** A blank slug is made from the title. */
function cleanDraft(draft: PageDraftRow): PageInput {
  const texts = mapFields(pageFields, (field) => draft[field]);
  const cleaned = cleanPageInput({ ...texts, slug: texts.slug.trim() === '' ? texts.title : texts.slug });
  if (!cleaned.ok) throw new PublishRefused(cleaned.failure);
  return cleaned.value;
}

async function publishNew(
  transaction: Transaction<Schema>,
  { draft, input, by, at }: Publishing,
): Promise<GeneratedPageRow> {
  const row = createRowMaker(1)(input, { createdAt: at, updatedAt: at });
  const inserted = await insertPageRows(transaction, [{ ...row, is_noindex: draft.is_noindex }]);
  const [page] = inserted;
  if (page === undefined) throw new Error('Inserting a page returned no row.');
  await takeAddresses(transaction, [page.slug]);
  await recordFirstVersions(transaction, inserted, { event: 'published', by, at });
  return page;
}

async function publishAgain(
  transaction: Transaction<Schema>,
  pageId: string,
  { draft, input, by, at }: Publishing,
): Promise<GeneratedPageRow> {
  const before = await findPageRow(transaction, pageId);
  if (before === null) throw new PublishRefused({ code: 'page_in_trash' });
  if (before.revision !== draft.base_revision) throw new PublishRefused({ code: 'page_changed' });
  await ensureFirstVersions(transaction, sql`id = ${pageId}`);
  const texts = mapFields(optionalPageFields, (field) => input[field] ?? fallbackText(field, input.title));
  const changes = { ...input, ...texts, is_noindex: draft.is_noindex, hold_reason: null, updated_at: at };
  const page = await replacePageRow(transaction, before, changes);
  // Another transaction changed the page between the two statements.
  if (page === null) throw new PublishRefused({ code: 'page_changed' });
  await moveAddress(transaction, { id: pageId, from: before.slug, to: page.slug }, { by, at });
  await recordVersions(transaction, [page], { event: 'published', by, at });
  return page;
}
