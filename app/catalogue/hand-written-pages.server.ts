/** The hand-written texts of the site. The gate compares what administrators write with them (domain/pages/gate/). */
import { families, type PageFamily } from '#content/families.ts';
import type { HandWrittenPage } from '#domain/pages/gate/hand-written-page.ts';
import { hasTexts, pagesOf } from './families.server.ts';
import { proseOf } from './prose.server.ts';

/** Of several addresses that answer one search, only the one that search engines list is included. */
export function handWrittenPages(): HandWrittenPage[] {
  return Object.values<PageFamily>(families).flatMap((family) =>
    pagesOf(family)
      .filter(({ path, canonicalPath }) => path === canonicalPath)
      .map(({ slug, path, name }) => ({
        path,
        title: name,
        html: hasTexts(family) ? (proseOf(family).get(slug)?.html() ?? '') : '',
      })),
  );
}
