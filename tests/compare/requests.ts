/** The requests that both builds get: every page of both site maps, and addresses that no site map lists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, type SiteRequest } from './ask.ts';
import { siteUrl } from './start-build.ts';

/**
 * Each screen of the administrator's area, with a made-up value for each parameter in its address. The table of routes
 * is read as text, because only Vite can load it.
 */
const adminScreens = [
  ...readFileSync('app/routes.ts', 'utf8').matchAll(/route\('([^']+)', 'admin\/(?!layout)/g),
].map(([, path = '']) => `/admin/${path.replaceAll(/:\w+/g, 'nenhum')}`);

/** These link to the pages that the XML site map omits because they name another page as their canonical address. */
const listings = ['/', '/sitemap', '/termos'];

/** Addresses whose answer is not a listed page: queries, redirects, unknown names, files, APIs. */
const unlisted = [
  '/?cidade=guarulhos',
  '/?cidade=sao-paulo',
  '/?cidade=lugar-nenhum',
  '/?utm_source=comparacao',
  '/not-found',
  '/lugar-nenhum',
  '/lugar/nenhum',
  '/termos/nenhum',
  '/motores/nenhum',
  '/blog/nenhum',
  '/depoimentos/nenhum',
  '/links-uteis/nenhum',
  '/links-uteis',
  '/cidades/lugar-nenhum',
  '/cidades/sao-miguel',
  '/cidades/Moema',
  '/cidades/123',
  '/topicos/assunto-desconhecido',
  '/topicos/pagina-de-exemplo-3',
  '/?busca=port%C3%A3o+que+canta',
  '/motores?modelo1=motor-ppa-home&modelo2=motor-ppa-penta-jetflex',
  '/motores/escolher?portao=basculante&peso=ate-250&largura=dois-carros&uso=poucas&tensao=nao-sei',
  '/sitemap?pagina=2',
  '/sitemap?pagina=99',
  '/sitemap?pagina=x',
  '/sitemap/0.xml',
  '/sitemap/1.xml',
  '/sitemap/2.xml',
  '/sitemap/3.xml',
  '/sitemap/01.xml',
  '/buscar',
  '/buscar?q=',
  '/buscar?q=++',
  '/buscar?q=port%C3%A3o+n%C3%A3o+fecha',
  '/buscar?q=motor+penta',
  '/buscar?q=moema',
  '/buscar?q=conserto+guarulhos',
  '/buscar?q=palavra+sem+resposta',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/motores/',
  '//motores',
  '/MOTORES',
  '/%E0%A4%A',
  '/admin',
  '/admin/',
  ...adminScreens,
  '/admin/nenhum',
  '/social/nenhum/endereco.png',
  '/assets/nenhum.js',
  '/healthz',
  '/readyz',
  '/auth/v1/user',
  '/auth/v1/nenhum',
  '/rest/v1/',
  '/rest/v1/nenhum',
  '/rest/v1/generated_pages?select=id,title,slug,description,created_at&order=created_at.desc&limit=5',
  '/rest/v1/generated_pages?select=*&slug=eq.pagina-de-exemplo-3',
  '/rest/v1/generated_pages?select=content',
];

const cardsPerFamily = 2;
const maxGeneratedPages = 40;

/** @param checkoutFolders where the files of `public/` are found */
export async function requestsFor(
  ports: readonly number[],
  checkoutFolders: readonly string[],
): Promise<SiteRequest[]> {
  const listed = new Set<string>();
  for (const port of ports) {
    for (const path of await pathsOfSiteMap(port)) listed.add(path);
    for (const listing of listings) for (const path of await linksOn(port, listing)) listed.add(path);
  }
  const pages = [...Map.groupBy(listed, familyOf)].flatMap(([family, paths]) =>
    family === 'links-uteis' ? paths.slice(0, maxGeneratedPages) : paths,
  );
  // Home shows a picture of its own instead of a card.
  const pagesWithCard = pages.filter((path) => path !== '/');
  const cards = [...Map.groupBy(pagesWithCard, familyOf).values()].flatMap((paths) =>
    paths.slice(0, cardsPerFamily).map((path) => `/social${path}.png`),
  );
  const files = new Set(checkoutFolders.flatMap(publicFiles));
  return [
    ...[...pages, ...unlisted, ...cards, ...files].map((path): SiteRequest => ({ method: 'GET', path })),
    ...[...pages, ...unlisted, ...files].map((path): SiteRequest => ({ method: 'HEAD', path })),
    ...['/', '/buscar', '/motores', '/admin/login'].map((path): SiteRequest => ({ method: 'POST', path })),
  ];
}

/** For a site with so many pages that its XML site map is split into parts. */
export const siteMapRequests: readonly SiteRequest[] = [
  '/sitemap.xml',
  ...[0, 1, 2, 3].map((part) => `/sitemap/${part}.xml`),
  ...['/sitemap', '/sitemap?pagina=2', '/sitemap?pagina=30', '/sitemap?pagina=51'],
].map((path) => ({ method: 'GET', path }));

async function pathsOfSiteMap(port: number): Promise<string[]> {
  const { body } = await ask(port, { method: 'GET', path: '/sitemap.xml' });
  const paths = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.slice(siteUrl.length),
  );
  if (paths.length === 0) throw new Error('The site map is empty');
  return paths;
}

/** Links to pages of the site, without their query and fragment. */
async function linksOn(port: number, path: string): Promise<string[]> {
  const { body } = await ask(port, { method: 'GET', path });
  return [...body.toString().matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, href = '']) => href);
}

/** The first segment of a path with several, or `''` for a page at the root. */
function familyOf(path: string): string {
  const [first = '', ...rest] = path.slice(1).split('/');
  return rest.length > 0 ? first : '';
}

function publicFiles(checkoutFolder: string): string[] {
  const folder = join(checkoutFolder, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}
