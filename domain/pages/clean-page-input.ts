/** Cleans and checks the fields that an administrator sent (docs/specification/generated-pages.md#sanitising). */
import { type Result, refusal, success } from '#domain/result.ts';
import { slugFromTitle } from '#domain/slug.ts';
import {
  optionalPageFields,
  type PageChanges,
  type PageField,
  type PageFieldRules,
  type PageInput,
  pageFieldNames,
  rulesOf,
} from './page-fields.ts';
import { plainText } from './plain-text.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { sanitizePageHtml } from './sanitize-page-html.ts';

export type InputFailure =
  /** Nothing is left after cleaning. */
  | { code: 'empty'; field: PageField }
  | { code: 'too_long'; field: PageField; limit: number }
  | { code: 'slug_reserved'; slug: string };

/** @returns the cleaned page; an optional field that needs its fallback is null or missing */
export function cleanPageInput(input: PageInput): Result<PageInput, InputFailure> {
  // The input has every required field, and a blank one is refused, so the result has them all.
  return cleanPageChanges(input) as Result<PageInput, InputFailure>;
}

/** Cleans the fields that are given and leaves the others out. */
export function cleanPageChanges(changes: PageChanges): Result<PageChanges, InputFailure> {
  const cleaned: Partial<Record<PageField, string | null>> = {};
  for (const field of pageFieldNames) {
    const given = changes[field];
    if (given === undefined) continue;
    const result = cleanField(field, given ?? '');
    if (!result.ok) return result;
    cleaned[field] = result.value;
  }
  // Only an optional field becomes null.
  return success(cleaned as PageChanges);
}

const cleaners: Record<PageFieldRules['kind'], (given: string) => string> = {
  line: plainText,
  slug: (given) => slugFromTitle(plainText(given)),
  html: (given) => sanitizePageHtml(given).trim(),
};

/** The length is checked before cleaning, which takes time, and again after it, because escaping makes HTML longer. */
function cleanField(field: PageField, given: string): Result<string | null, InputFailure> {
  const { kind, maxLength } = rulesOf(field);
  const value = given.length > maxLength ? null : cleaners[kind](given);
  if (value === null || value.length > maxLength) {
    return refusal({ code: 'too_long', field, limit: maxLength });
  }
  if (value === '') return field in optionalPageFields ? success(null) : refusal({ code: 'empty', field });
  if (kind === 'slug' && reservedSlugs.has(value)) return refusal({ code: 'slug_reserved', slug: value });
  return success(value);
}
