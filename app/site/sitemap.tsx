/**
 * The public site map (SPEC.md section 2, Sitemap). Generated pages come in sheets of 200; only the first sheet holds
 * the other lists and is to be found, as the pages of the others stand in the XML site map.
 */
import { redirect } from 'react-router';
import { siteMapSections } from '../catalogue/site-map.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/sitemap';

export const handle: RouteHandle = { styles: ['page'] };

const sheetSize = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, pages } = context.get(servicesContext);
  const asked = new URL(request.url).searchParams.get('pagina') ?? '1';
  const total = await pages.count();
  const sheets = Math.max(1, Math.ceil(total / sheetSize));
  const sheet = /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 0;
  if (sheet < 1 || sheet > sheets) throw redirect(paths.sitemap(), 302);
  return {
    site,
    total,
    sheet,
    sheets,
    sections: sheet === 1 ? siteMapSections() : [],
    pages: await pages.list({ offset: (sheet - 1) * sheetSize, limit: sheetSize }),
  };
}

export function meta({ loaderData: { site, sheet } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    title: headingOf(sheet),
    description:
      'Todas as páginas do site em um só lugar: serviços, tipos de motor, marcas, problemas do portão, cidades e bairros atendidos e links úteis.',
    keywords: ['mapa do site', 'motor de portão', 'serviços', 'cidades atendidas'],
    canonicalPath: sheet === 1 ? paths.sitemap() : null,
  });
}

function headingOf(sheet: number): string {
  return sheet === 1 ? 'Mapa do Site' : `Mapa do Site, página ${sheet}`;
}

export default function Sitemap({
  loaderData: { total, sheet, sheets, pages, sections },
}: Route.ComponentProps) {
  return (
    <div className="page sitemap">
      <PageHeading
        title={headingOf(sheet)}
        trail={sheet === 1 ? [] : [{ name: 'Mapa do Site', path: paths.sitemap() }]}
      />
      {sheet === 1 && <MainPages />}
      <section id="links-uteis">
        <h2>{`Links Úteis (${total} ${total === 1 ? 'página' : 'páginas'})`}</h2>
        {pages.length === 0 ? (
          <p>Nenhuma página gerada encontrada.</p>
        ) : (
          <ul>
            {pages.map((page) => (
              <li key={page.id}>
                <a href={paths.generatedPage(page.slug)}>{page.title}</a>
              </li>
            ))}
          </ul>
        )}
        {sheets > 1 && <Sheets current={sheet} count={sheets} />}
      </section>
      {sections.map(({ id, groups }) => (
        <div key={id} id={id}>
          {groups.map(({ heading, links }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ name, path }) => (
                  <li key={path}>
                    <a href={path}>{name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
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

/** Links to the first, the last and the sheets around the current one. */
function Sheets({ current, count }: { current: number; count: number }) {
  const near = [1, current - 2, current - 1, current, current + 1, current + 2, count];
  const shown = [...new Set(near.filter((sheet) => sheet >= 1 && sheet <= count))];
  return (
    <nav className="sheets" aria-label="Páginas dos links úteis">
      {shown.map((sheet) => (
        <a
          key={sheet}
          href={`${paths.sitemapPage(sheet)}#links-uteis`}
          aria-current={sheet === current ? 'page' : undefined}
        >
          {sheet}
        </a>
      ))}
    </nav>
  );
}
