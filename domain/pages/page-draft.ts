/** What an administrator's input must become before it is a page (SPEC.md section 5, DESIGN.md 4.10). */
import { slugFromTitle } from '#domain/slug.ts';
import { type PageField, pageFields, pageLimits } from './page-limits.ts';
import { plainText } from './plain-text.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { sanitizePageHtml } from './sanitize-page-html.ts';

/** As a client sends it. */
export interface PageDraft {
  title: string;
  slug: string;
  content: string;
  /** Missing or blank: the default text. */
  description?: string | null;
}

export type DraftFailure =
  /** Nothing is left once tags and white space are gone. */
  | { code: 'empty'; field: PageField }
  | { code: 'too_long'; field: PageField; limit: number }
  | { code: 'slug_reserved'; slug: string };

/** Ready to be stored; a description of null stands for the default text. */
export interface CleanPage {
  title: string;
  slug: string;
  content: string;
  description: string | null;
}

type Checked<Value> = { ok: true; value: Value } | { ok: false; failure: DraftFailure };

export function cleanDraft(draft: PageDraft): Checked<CleanPage> {
  const checked = cleanChanges({ ...draft, description: draft.description ?? null });
  return checked as Checked<CleanPage>;
}

/** Cleans the fields that are given and leaves the others out. */
export function cleanChanges(changes: Partial<PageDraft>): Checked<Partial<CleanPage>> {
  const clean: Partial<Record<PageField, string | null>> = {};
  for (const field of pageFields) {
    const given = changes[field];
    if (given === undefined) continue;
    const checked = cleanField(field, given ?? '');
    if (!checked.ok) return checked;
    clean[field] = checked.value;
  }
  return { ok: true, value: clean as Partial<CleanPage> };
}

const clean: Record<PageField, (given: string) => string> = {
  title: plainText,
  slug: (given) => slugFromTitle(plainText(given)),
  content: (given) => sanitizePageHtml(given).trim(),
  description: plainText,
};

/** The length is judged before the work, and again on its result: escaping makes HTML longer. */
function cleanField(field: PageField, given: string): Checked<string | null> {
  const limit = pageLimits[field];
  const value = given.length > limit ? null : clean[field](given);
  if (value === null || value.length > limit) {
    return { ok: false, failure: { code: 'too_long', field, limit } };
  }
  if (value === '') {
    return field === 'description'
      ? { ok: true, value: null }
      : { ok: false, failure: { code: 'empty', field } };
  }
  if (field === 'slug' && reservedSlugs.has(value)) {
    return { ok: false, failure: { code: 'slug_reserved', slug: value } };
  }
  return { ok: true, value };
}
