/** What the 'Links Úteis' menu shows of the generated pages (docs/specification/pages.md#header-menu). */
import type { PageReader } from '#domain/pages/published-page.ts';

export const shownInMenu = 12;

export interface UsefulLinks {
  newest: { slug: string; title: string }[];
  total: number;
}

export async function loadUsefulLinks(pages: PageReader): Promise<UsefulLinks> {
  const [newest, total] = await Promise.all([pages.list({ offset: 0, limit: shownInMenu }), pages.count()]);
  return { newest: newest.map(({ slug, title }) => ({ slug, title })), total };
}
