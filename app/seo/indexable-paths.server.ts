/**
 * All indexable pages except the generated ones: the fixed part of the XML site map. A page whose search another page
 * answers is not one of them.
 */
import { families, type PageFamily } from '#content/families.ts';
import { indexOf, pagesOf } from '../catalogue/families.server.ts';
import { paths } from '../paths.ts';

export function indexablePaths(): string[] {
  const canonicalPages = (family: PageFamily) =>
    pagesOf(family).filter(({ path, canonicalPath }) => path === canonicalPath);
  return [
    paths.home(),
    paths.sitemap(),
    paths.guarulhos(),
    paths.osasco(),
    paths.faq(),
    paths.motorChooser(),
    ...Object.values<PageFamily>(families)
      .flatMap((family) => [indexOf(family) ?? [], canonicalPages(family)].flat())
      .map(({ path }) => path),
  ];
}
