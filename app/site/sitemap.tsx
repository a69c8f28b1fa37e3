/**
 * The public site map (docs/specification/pages.md#sitemap-page). It lists generated pages 200 at a time. Only its
 * first page shows the other lists and may be indexed: the XML site map already lists the generated pages.
 */
import { redirect } from 'react-router';
import { siteMapPage } from '#content/site-map-page.ts';
import { groupByRegion } from '#domain/catalogue/titles-by-region.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import type { PageSummary } from '#domain/pages/published-page.ts';
import { renderAnswers } from '../catalogue/heading-answers.server.ts';
import { suggestedPhrases } from '../catalogue/search/search-wordings.server.ts';
import { type SiteMapSection, siteMapSections } from '../catalogue/site-map.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths, queries } from '../paths.ts';
import { readQuery } from '../read-query.ts';
import { HeadingAnswers } from '../sections/heading-answers.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { HeadingSearch } from '../sections/problem-search.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { LinkList } from '../ui/link-list.tsx';
import type { Route } from './+types/sitemap';

export const handle: RouteHandle = { styles: ['page', 'answers', 'search', 'links', 'siteMap'] };

const pageSize = 200;
/** More generated pages than this are grouped by region, each group closed, so that the blocks below stay within reach. */
const maxUngroupedPages = 30;
const usefulLinksId = 'links-uteis';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, pages } = context.get(servicesContext);
  const requested = readQuery(request, queries.sitemapPage) ?? '1';
  const total = await pages.count();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const pageNumber = /^[1-9]\d{0,6}$/.test(requested) ? Number(requested) : 0;
  if (pageNumber < 1 || pageNumber > pageCount) throw redirect(paths.sitemap(), 302);
  const sections = pageNumber === 1 ? siteMapSections() : [];
  const listed = await pages.list({ offset: (pageNumber - 1) * pageSize, limit: pageSize });
  return {
    site,
    total,
    pageNumber,
    pageCount,
    sections,
    index: sections.length === 0 ? [] : renderAnswers(linkCounts(sections, total)),
    phrases: sections.length === 0 ? [] : suggestedPhrases,
    pages: listed,
    regions: listed.length > maxUngroupedPages ? groupByRegion(listed) : [],
  };
}

/** Each block of the page that has links, with their number. */
function linkCounts(sections: readonly SiteMapSection[], total: number) {
  return [
    { id: usefulLinksId, name: 'Links úteis', count: total },
    ...sections.map(({ id, name, groups }) => ({
      id,
      name,
      count: groups.reduce((sum, { links }) => sum + links.length, 0),
    })),
  ]
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({ name, answer: `[${pagesText(count)}](#${id})` }));
}

function pagesText(count: number): string {
  return `${count} ${count === 1 ? 'página' : 'páginas'}`;
}

export function meta({ loaderData: { site, pageNumber } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    title: headingOf(pageNumber),
    description:
      'O mapa do site por assunto: serviços, tipos de motor, marcas, problemas do portão, cidades e bairros atendidos e links úteis.',
    keywords: ['mapa do site', 'motor de portão', 'serviços', 'cidades atendidas'],
    canonicalPath: pageNumber === 1 ? paths.sitemap() : null,
  });
}

function headingOf(pageNumber: number): string {
  return pageNumber === 1 ? 'Mapa do Site' : `Mapa do Site, página ${pageNumber}`;
}

export default function Sitemap({
  loaderData: { total, pageNumber, pageCount, pages, regions, sections, index, phrases },
}: Route.ComponentProps) {
  return (
    <div className="page sitemap">
      <PageHeading
        title={headingOf(pageNumber)}
        trail={pageNumber === 1 ? [] : [{ name: 'Mapa do Site', path: paths.sitemap() }]}
        {...(index.length > 0 && { beside: 'answers', lead: fillFacts(siteMapPage.lead) })}
      >
        {index.length > 0 && (
          <>
            <HeadingAnswers answers={index} />
            <HeadingSearch phrases={phrases} />
          </>
        )}
      </PageHeading>
      {pageNumber === 1 && <MainPages />}
      <section id={usefulLinksId}>
        <h2>{`Links Úteis (${pagesText(total)})`}</h2>
        {regions.length === 0 ? (
          <GeneratedPages pages={pages} />
        ) : (
          <Regions regions={regions} isOpen={pageNumber > 1} isPart={pageCount > 1} />
        )}
        {pageCount > 1 && <Pager current={pageNumber} count={pageCount} />}
      </section>
      {sections.map(({ id, groups }) => (
        <div key={id} id={id}>
          {groups.map(({ heading, links }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <LinkList links={links} />
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

type ListedPage = Pick<PageSummary, 'id' | 'slug' | 'title'>;

function GeneratedPages({ pages }: { pages: readonly ListedPage[] }) {
  if (pages.length === 0) return <p>Nenhuma página gerada encontrada.</p>;
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.id}>
          <a href={paths.generatedPage(page.slug)}>{page.title}</a>
        </li>
      ))}
    </ul>
  );
}

interface RegionsProps {
  regions: readonly { heading: string; pages: readonly ListedPage[] }[];
  /** On a page that has nothing else. */
  isOpen: boolean;
  /** The other pages have more of each region. */
  isPart: boolean;
}

function Regions({ regions, isOpen, isPart }: RegionsProps) {
  return regions.map(({ heading, pages }) => (
    <details key={heading} open={isOpen}>
      <summary>
        {heading}
        <small>{isPart ? `${pages.length} nesta lista` : pagesText(pages.length)}</small>
      </summary>
      <GeneratedPages pages={pages} />
    </details>
  ));
}

function MainPages() {
  return (
    <section>
      <h2>Páginas principais</h2>
      <ul>
        <li>
          <a href={paths.home()}>Início</a>
        </li>
        <li>
          <a href={paths.sitemap()}>Mapa do site</a>
        </li>
        <li>
          <a href={paths.sitemapXml()} target="_blank" rel="noopener noreferrer">
            Sitemap XML
          </a>
        </li>
        <li>
          <a href={paths.adminLogin()}>Área do administrador</a>
        </li>
      </ul>
    </section>
  );
}

/** Links to the first page, the last page and those around the current one. */
function Pager({ current, count }: { current: number; count: number }) {
  const near = [1, current - 2, current - 1, current, current + 1, current + 2, count];
  const shown = [...new Set(near.filter((page) => page >= 1 && page <= count))];
  return (
    <nav className="list-pages" aria-label="Páginas dos links úteis">
      {shown.map((page) => (
        <a
          key={page}
          href={`${paths.sitemapPage(page)}#${usefulLinksId}`}
          aria-current={page === current ? 'page' : undefined}
        >
          {page}
        </a>
      ))}
    </nav>
  );
}
