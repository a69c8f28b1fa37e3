/** The message for a page that the service refused because of one of its fields. */
import * as z from 'zod/mini';
import { type PageField, pageFieldNames } from '#domain/pages/page-fields.ts';
import type { CallFailure } from '../session/call-failure.ts';

const namedField = z.catch(z.nullable(z.enum(pageFieldNames)), null);

export interface PageRefusal {
  text: string;
  /** Null if the service names none. */
  field: PageField | null;
}

/**
 * @param slugTakenText the message for a slug that is taken; the service sends all other messages in Portuguese
 * @returns null for a failure that has nothing to do with the page
 */
export function pageRefusal(
  { code, message, details }: CallFailure,
  slugTakenText: string,
): PageRefusal | null {
  if (code === 'already_exists') return { text: slugTakenText, field: 'slug' };
  if (code === 'rule_broken') return { text: message, field: namedField.parse(details) };
  return null;
}
