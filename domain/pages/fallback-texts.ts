/** The texts of fields that the author of a page left blank. */
import { type OptionalPageField, optionalPageFields, titlePlaceholder } from './page-fields.ts';

export function fallbackText(field: OptionalPageField, title: string): string {
  return withTitle(optionalPageFields[field].fallback, title);
}

/** Inserts the title into a fallback. */
export function withTitle(fallback: string, title: string): string {
  return fallback.replaceAll(titlePlaceholder, () => title);
}
