/**
 * Writes a page with the generator. Its code and texts are loaded when the first page is written, because most screens
 * of the panel do without them.
 */
import type { Random } from '#domain/generator/random.ts';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { slugFromTitle } from '#domain/slug.ts';

export interface WritingRequest {
  title: string;
  /** From 0 to 100. */
  creativity: number;
  random: Random;
}

/** @throws when the generator cannot be loaded */
export async function writePage({ title, creativity, random }: WritingRequest): Promise<PageInput> {
  const { generatePage } = await import('#domain/generator/generate-page.ts');
  const { html, description } = generatePage({ title, creativity, random });
  return { title, slug: slugFromTitle(title.replace(/<[^>]*>/g, ' ')), content: html, description };
}
