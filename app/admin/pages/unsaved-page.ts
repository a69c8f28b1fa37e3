/** The unsaved text of the page form, kept until the tab is closed. */
import * as z from 'zod/mini';
import { mapFields, type PageField, pageFieldNames, pageFields } from '#domain/pages/page-fields.ts';
import { keptPageTexts } from '#domain/pages/versions/kept-page-texts.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { keptWork, type WorkStorage, workKeys } from '../parts/unsaved/kept-work.ts';

/** The text of every input. */
export type UnsavedPage = Record<PageField, string>;

export const blankPage: UnsavedPage = mapFields(pageFields, () => '');

const kept = keptWork(workKeys.pageForm, z.object(keptPageTexts));

export function keepUnsavedPage(storage: WorkStorage, administratorId: string, page: UnsavedPage): void {
  if (isBlank(page)) kept.forget(storage);
  else kept.keep(storage, administratorId, page);
}

/** @returns a blank page if nothing valid is kept, or another administrator's page */
export function recallUnsavedPage(storage: WorkStorage, administratorId: string): UnsavedPage {
  return kept.recall(storage, administratorId) ?? blankPage;
}

export const forgetUnsavedPage = kept.forget;

/** Whether the slug is still the proposed one: blank or made from the title. */
export function isSlugProposed({ title, slug }: Pick<UnsavedPage, 'title' | 'slug'>): boolean {
  return slug === '' || slug === slugFromTitle(title);
}

/** Whether every field has the same text in both. */
export function isSameText(one: UnsavedPage, other: UnsavedPage): boolean {
  return pageFieldNames.every((field) => one[field] === other[field]);
}

/** Whether every field is blank. */
export function isBlank(page: UnsavedPage): boolean {
  return Object.values(page).every((text) => text.trim() === '');
}
