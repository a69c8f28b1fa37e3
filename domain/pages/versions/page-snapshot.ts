/** The part of a page that a version keeps, as JSON. Equal contents give equal texts. */
import { z } from 'zod';
import type { GeneratedPageRow } from '#database/schema.ts';
import { isHiddenByAuthor } from '#domain/pages/is-hidden-by-author.ts';
import { type PageField, pageFieldNames } from '#domain/pages/page-fields.ts';
import { keptPageTexts } from './kept-page-texts.ts';

/** The columns of a page that its author writes. */
export type PageContent = Pick<GeneratedPageRow, PageField | 'is_noindex'>;

const keptContent = z.object({ ...keptPageTexts, is_noindex: z.boolean() });

/** If the gate holds the page back, the snapshot still has the author's own choice about search engines. */
export function snapshotOf(page: PageContent & Partial<Pick<GeneratedPageRow, 'hold_reason'>>): string {
  return JSON.stringify({ ...page, is_noindex: isHiddenByAuthor(page) }, [...pageFieldNames, 'is_noindex']);
}

export function readSnapshot(snapshot: string): PageContent {
  const { is_noindex, ...fields } = keptContent.parse(JSON.parse(snapshot));
  return { ...fields, is_noindex: is_noindex ? 1 : 0 };
}
