/** The terms of use, then the index of the search-term pages (DESIGN.md 4.15). */
import { textPageProse } from '../catalogue/prose.server.ts';
import { termsByGroup } from '../catalogue/terms.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { breadcrumbBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/terms';

export const handle: RouteHandle = { styles: ['page', 'terms'] };

export function loader({ context }: Route.LoaderArgs) {
  const prose = textPageProse.get('termos');
  if (prose === undefined) throw new Error('content/pages has no termos.md');
  return {
    site: context.get(servicesContext).site,
    frontMatter: prose.frontMatter,
    html: prose.html(),
    groups: termsByGroup(),
  };
}

export function meta({ loaderData: { site, frontMatter } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    ...frontMatter,
    canonicalPath: paths.terms(),
    jsonLd: [
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: frontMatter.heading, path: paths.terms() },
      ]),
    ],
  });
}

export default function Terms({ loaderData: { frontMatter, html, groups } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageHeading title={frontMatter.heading} trail={[]} />
      <Prose html={html} />
      <ContactBlock message={`Olá! Tenho uma dúvida sobre: ${frontMatter.heading}.`} />
      <section id="buscas" className="term-index" aria-labelledby="buscas-titulo">
        <h2 id="buscas-titulo">Termos mais buscados</h2>
        <div>
          {groups.map(({ heading, terms }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul>
                {terms.map((term) => (
                  <li key={term.slug}>
                    <a href={paths.term(term.slug)}>{term.name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}
