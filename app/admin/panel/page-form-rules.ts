/** What the page form demands before it asks the server, and what it says of a slug that is taken. */
import * as z from 'zod/mini';
import { type PageField, pageFieldNames, pageLimits } from '#domain/pages/page-limits.ts';
import { formatCount } from '../../ui/format.ts';
import type { PageDraft } from './page-draft.ts';

const notTooLong = (field: PageField) =>
  z.refine<string>((text) => text.length <= pageLimits[field], {
    error: (issue) => tooLongText(field, `${issue.input}`),
  });

const filled = (field: PageField, message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), notTooLong(field));

/** SPEC.md section 5: every field has something in it after trimming. The lengths are the server's; it judges the rest. */
export const pageFormSchema = z.object({
  title: filled('title', 'Escreva o título.'),
  slug: filled('slug', 'Escreva o slug.'),
  content: filled('content', 'Escreva o conteúdo.'),
  description: z.string().check(z.trim(), notTooLong('description')),
});

function tooLongText(field: PageField, text: string): string {
  const limit = formatCount(pageLimits[field]);
  return `${pageFieldNames[field]} pode ter no máximo ${limit} caracteres. São ${formatCount(text.length)}.`;
}

/** @returns what of the draft is empty, so that one toast can say it for all fields */
export function isAnythingMissing({ title, slug, content }: PageDraft): boolean {
  return [title, slug, content].some((text) => text.trim() === '');
}

export function slugTakenText(slug: string): string {
  return `Já existe uma página com o slug “${slug}”. Escolha outro.`;
}
