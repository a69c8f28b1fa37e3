/**
 * All indexable pages except the generated ones: the fixed part of the XML site map. Pages whose canonical address is
 * another page are left out.
 */
import { families, type PageFamily } from '#content/families.ts';
import { indexPageOf, pagesOf } from '../catalogue/families.server.ts';
import { paths } from '../paths.ts';

export interface IndexablePage {
  path: string;
  name: string;
  /** The key of its family in `families`; `site` for a page without a family. */
  family: string;
}

const standing = (path: string, name: string): IndexablePage => ({ path, name, family: 'site' });

export function indexablePages(): IndexablePage[] {
  const canonicalPages = (family: PageFamily) =>
    pagesOf(family).filter(({ path, canonicalPath }) => path === canonicalPath);
  return [
    standing(paths.home(), 'Início'),
    standing(paths.sitemap(), 'Mapa do site'),
    standing(paths.guarulhos(), 'Portão automático em Guarulhos'),
    standing(paths.osasco(), 'Portão automático em Osasco'),
    standing(paths.faq(), 'Dúvidas frequentes'),
    standing(paths.motorChooser(), 'Que motor serve no meu portão?'),
    ...Object.entries<PageFamily>(families).flatMap(([family, declaration]) =>
      [indexPageOf(declaration) ?? [], canonicalPages(declaration)]
        .flat()
        .map(({ path, name }) => ({ path, name, family })),
    ),
  ];
}

export function indexablePaths(): string[] {
  return indexablePages().map(({ path }) => path);
}
