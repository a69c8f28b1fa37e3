/** What the page form demands before it asks the server, and where it shows what the server refused. */
import * as z from 'zod/mini';
import type { PageDraft } from './page-draft.ts';

const filled = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** SPEC.md section 5: every field has something in it after trimming. The server judges the rest. */
export const pageFormSchema = z.object({
  title: filled('Escreva o título.'),
  slug: filled('Escreva o slug.'),
  content: filled('Escreva o conteúdo.'),
});

export function slugTakenText(slug: string): string {
  return `Já existe uma página com o slug "${slug}". Escolha outro.`;
}

/** @param reason a refusal of the server, which begins with the name of the field it is about */
export function fieldOfReason(reason: string): keyof PageDraft {
  if (reason.startsWith('O título')) return 'title';
  if (reason.startsWith('O conteúdo')) return 'content';
  return 'slug';
}
