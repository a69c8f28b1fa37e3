/** A page the administrator published (docs/specification/pages.md#generated-page). */
import { priceForTitle } from '#domain/catalogue/price-for-title.ts';
import { renderPageHtml } from '#domain/pages/render-page-html.ts';
import { pagesOnSubject } from '../catalogue/search/suggest-pages.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { missingPage } from '../missing-page.server.ts';
import { paths } from '../paths.ts';
import { messageOfPage, PageArticle } from '../sections/generated-page/page-article.tsx';
import { usefulLinksTrail } from '../sections/useful-links-trail.ts';
import { breadcrumbBlock, serviceBlock } from '../seo/json-ld.ts';
import { keywordsFromTitle } from '../seo/keywords.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/generated-page';

export const handle: RouteHandle = { styles: ['page', 'contact', 'links', 'beside'] };

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { site, pages, backend } = context.get(servicesContext);
  const page = await pages.findBySlug(params.slug);
  if (page === null) throw missingPage(context, request);
  return {
    site,
    page: { ...page, content: renderPageHtml(page.content) },
    publicKey: backend.publicKey,
    price: priceForTitle(page.title),
    message: messageOfPage(page.title),
    related: pagesOnSubject(page.title),
  };
}

export function meta({ loaderData: { site, page } }: Route.MetaArgs) {
  const path = paths.generatedPage(page.slug);
  return pageMeta(site.url, {
    title: page.title,
    description: page.description,
    keywords: keywordsFromTitle(page.title),
    canonicalPath: path,
    ogType: 'article',
    isUnlisted: !page.isListed,
    jsonLd: [
      serviceBlock(site, { name: page.title, description: page.description, path }),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        ...usefulLinksTrail,
        { name: page.title, path },
      ]),
    ],
  });
}

export default function GeneratedPage({
  loaderData: { page, price, publicKey, message, related },
}: Route.ComponentProps) {
  return (
    <PageArticle page={page} price={price} message={message} related={related}>
      {/* Filled only in a browser that stores an administrator's session (`app/entry.client.tsx`). */}
      <div data-page-id={page.id} data-public-key={publicKey} />
    </PageArticle>
  );
}
