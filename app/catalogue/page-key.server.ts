/** The key under which the contacts of a page are counted. */
import { generatedPageKey, otherPages } from '#domain/leads/page-key.ts';
import type { PageReader } from '#domain/pages/published-page.ts';
import { paths } from '../paths.ts';
import { indexablePaths } from '../seo/indexable-paths.server.ts';

let listed: ReadonlySet<string> | null = null;

/** @returns null for the preview of a draft, whose contacts are not counted */
export async function pageKeyOf(path: string, pages: Pick<PageReader, 'findBySlug'>): Promise<string | null> {
  if (path.startsWith(paths.preview(''))) return null;
  listed ??= new Set(indexablePaths());
  if (listed.has(path)) return path;
  const prefix = paths.generatedPage('');
  if (!path.startsWith(prefix)) return otherPages;
  // The address of a generated page may change; its id does not.
  const page = await pages.findBySlug(path.slice(prefix.length));
  return page === null ? otherPages : generatedPageKey(page.id);
}
