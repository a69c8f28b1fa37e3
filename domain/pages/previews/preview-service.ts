/**
 * Addresses at which somebody without an account can read a draft as it will look. Anybody who knows the address can
 * read the draft, so it contains 128 random bits, and only their hash is stored.
 */
import { createHash, randomBytes } from 'node:crypto';
import { daysAfter } from '#domain/clock.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { findDraft } from '#domain/pages/drafts/draft-store.ts';
import { fallbackText } from '#domain/pages/fallback-texts.ts';
import { mapFields, optionalPageFields } from '#domain/pages/page-fields.ts';
import { plainText } from '#domain/pages/plain-text.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import {
  deletePreviewLinksExpiredBy,
  deletePreviewLinksOf,
  findValidLink,
  insertPreviewLink,
} from './preview-store.ts';
import type { PreviewedPage } from './previewed-page.ts';

const lifeDays = 7;
const tokenBytes = 16;
const untitled = 'Sem título';
/** Nobody uses more at once, and a program that repeats the request must not fill the table. */
const maxLinksPerDraft = 10;

/** Does not check permissions: callers of `create` and `revoke` must have authorised an administrator. */
export interface PreviewService {
  /** A new link. Earlier ones stay valid. */
  create(draftId: string): Promise<Result<{ token: string; expiresAt: string }, { code: 'draft_gone' }>>;
  /** @returns null for a token that is unknown, expired or revoked, or whose draft is gone */
  find(token: string): Promise<PreviewedPage | null>;
  /** @returns how many links it ended */
  revoke(draftId: string): Promise<number>;
  /**
   * Any number of processes may do this, at any time.
   * @returns how many expired links it deleted
   */
  purge(): Promise<number>;
}

export function createPreviewService({ database, clock }: PagesDependencies): PreviewService {
  const { query } = database;
  return {
    async create(draftId) {
      if ((await findDraft(query, draftId)) === null) return refusal({ code: 'draft_gone' });
      const token = randomBytes(tokenBytes).toString('hex');
      const expiresAt = daysAfter(clock(), lifeDays);
      await query.transaction().execute(async (transaction) => {
        await deletePreviewLinksOf(transaction, draftId, maxLinksPerDraft - 1);
        await insertPreviewLink(transaction, {
          hash: hashOf(token),
          draft_id: draftId,
          expires_at: expiresAt,
        });
      });
      return success({ token, expiresAt });
    },
    async find(token) {
      const link = await findValidLink(query, hashOf(token), clock().toISOString());
      const draft = link === null ? null : await findDraft(query, link.draft_id);
      if (link === null || draft === null) return null;
      // Titles lose their tags only when they are published.
      const title = plainText(draft.title) || untitled;
      const { slug, content } = draft;
      const optional = mapFields(
        optionalPageFields,
        (field) => plainText(draft[field]) || fallbackText(field, title),
      );
      return { title, slug, content, ...optional, expiresAt: link.expires_at };
    },
    revoke: (draftId) => deletePreviewLinksOf(query, draftId, 0),
    purge: () => deletePreviewLinksExpiredBy(query, clock().toISOString()),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
