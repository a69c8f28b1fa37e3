/** The rules that the page form checks before it calls the server, and its message for a taken slug. */
import * as z from 'zod/mini';
import {
  mapFields,
  type PageField,
  pageFields,
  requiredPageFields,
  rulesOf,
} from '#domain/pages/page-fields.ts';
import { tooLongText } from '#domain/pages/rule-texts.ts';
import { formatCount } from '../../ui/format.ts';
import type { UnsavedPage } from './unsaved-page.ts';

const requiredNames = Object.keys(requiredPageFields) as PageField[];

/**
 * Required fields must not be blank (docs/specification/administrator.md#create-form), and no field may exceed its
 * limit. The server checks everything else.
 */
export const pageFormSchema = z.object(
  mapFields(pageFields, (field, { name }) =>
    z
      .string()
      .check(
        z.trim(),
        ...(requiredNames.includes(field) ? [z.minLength(1, `Escreva ${name}.`)] : []),
        notTooLong(field),
      ),
  ),
);

function notTooLong(field: PageField) {
  return z.refine<string>((text) => text.length <= rulesOf(field).maxLength, {
    error: ({ input }) => `${tooLongText(field)} São ${formatCount(`${input}`.length)}.`,
  });
}

/** @returns whether any required field is blank; one toast covers all of them */
export function isAnythingMissing(page: UnsavedPage): boolean {
  return requiredNames.some((field) => page[field].trim() === '');
}

export function slugTakenText(slug: string): string {
  return `Já existe uma página com o slug “${slug}”. Escolha outro.`;
}
