/** Has the generator write a page. Its material is fetched with the first one: no other screen carries it. */
import type { Random } from '#domain/generator/random.ts';
import { slugFromTitle } from '#domain/slug.ts';
import type { NewPage } from '../pages/page-api.ts';

export interface WritingRequest {
  title: string;
  /** From 0 to 100. */
  creativity: number;
  random: Random;
}

/** @throws when the generator cannot be fetched */
export async function writePage({ title, creativity, random }: WritingRequest): Promise<NewPage> {
  const { generatePage } = await import('#domain/generator/generate-page.ts');
  const { html, description } = generatePage({ title, creativity, random });
  return { title, slug: slugFromTitle(title.replace(/<[^>]*>/g, ' ')), content: html, description };
}
