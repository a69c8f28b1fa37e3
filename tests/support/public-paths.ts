/**
 * Every public page that is known without asking a site, so that new pages are tested without being listed. It comes
 * from the route table and the families, not from the site map: a page missing there is still visited.
 */
import { indexPageOf, pagesOf } from '#app/catalogue/families.server.ts';
import { paths } from '#app/paths.ts';
import { families, type PageFamily } from '#content/families.ts';
import { routeTable } from './route-table.ts';

/** Answered with 404. */
export const missingPages = [paths.notFound(), '/nenhuma/pagina', '/sitemap/nenhuma'];

/** Pages that visitors may get but that search engines should not list. */
export const unindexedPages = [
  ...missingPages,
  '/cidades/lugar-nenhum',
  '/topicos/assunto-desconhecido',
  paths.homeOfCity('guarulhos'),
  '/?busca=port%C3%A3o+que+canta',
  paths.motorComparison('motor-ppa-home', 'motor-ppa-home-custom-sp-mono', 'motor-ppa-penta-jetflex'),
  `${paths.motorChooser()}?portao=basculante&peso=ate-250&largura=dois-carros&uso=poucas&tensao=nao-sei`,
];

const pagesOfRoutes = routeTable
  .filter(({ path, isPublicPage }) => isPublicPage && !/[:*]/.test(path))
  .map(({ path }) => `/${path}`);

const familyPages = Object.values<PageFamily>(families).flatMap(pagesOf);

const pagesOfFamilies = Object.values<PageFamily>(families)
  .flatMap((family) => [indexPageOf(family) ?? [], pagesOf(family)].flat())
  .map(({ path }) => path);

/** Pages that name another page as their canonical address, with that address. */
export const duplicatePages: ReadonlyMap<string, string> = new Map(
  familyPages.flatMap(({ path, canonicalPath }) => (path === canonicalPath ? [] : [[path, canonicalPath]])),
);

export const publicPaths: readonly string[] = [
  ...new Set([...pagesOfRoutes, ...pagesOfFamilies, ...unindexedPages]),
];

/** Where a text may link to. */
export const existingPages: ReadonlySet<string> = new Set(
  publicPaths.filter((path) => !unindexedPages.includes(path)),
);
