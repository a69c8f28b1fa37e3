/** A draft as its page will look, for somebody without an account (docs/specification/pages.md#preview-of-a-draft). */
import { redirect } from 'react-router';
import { priceForTitle } from '#domain/catalogue/price-for-title.ts';
import { renderPageHtml } from '#domain/pages/render-page-html.ts';
import { pagesOnSubject } from '../catalogue/search/suggest-pages.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { messageOfPage, PageArticle } from '../sections/generated-page/page-article.tsx';
import { keywordsFromTitle } from '../seo/keywords.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { formatDate } from '../ui/format.ts';
import type { Route } from './+types/preview';

export const handle: RouteHandle = { styles: ['page', 'contact', 'links', 'beside', 'preview'] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { site, findPreview } = context.get(servicesContext);
  const page = await findPreview(params.token);
  // Not logged: the address is a secret. The server shows the not-found page instead, at the address itself.
  if (page === null) throw redirect(paths.notFound());
  return {
    site,
    page: { ...page, content: renderPageHtml(page.content) },
    price: priceForTitle(page.title),
    message: messageOfPage(page.title),
    related: pagesOnSubject(page.title),
  };
}

export function meta({ loaderData: { site, page } }: Route.MetaArgs) {
  return pageMeta(site.url, {
    title: page.title,
    description: page.description,
    keywords: keywordsFromTitle(page.title),
    canonicalPath: null,
    ogType: 'article',
  });
}

export default function Preview({ loaderData: { page, price, message, related } }: Route.ComponentProps) {
  return (
    <>
      <p className="preview-note">
        <strong>Prévia.</strong> Este texto ainda não está no site. O link vale até{' '}
        <time dateTime={page.expiresAt}>{formatDate(page.expiresAt)}</time>.
      </p>
      <PageArticle page={page} price={price} message={message} related={related} />
    </>
  );
}
