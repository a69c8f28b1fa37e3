/** The frame around every public page: header, footer and the contact that stays in view. */
import { Outlet } from 'react-router';
import { pageKeyOf } from '../catalogue/page-key.server.ts';
import { servicesContext } from '../context.ts';
import { SiteHeader } from '../sections/header/site-header.tsx';
import { usePageMessage } from '../sections/page-message.ts';
import { QuickContact } from '../sections/quick-contact.tsx';
import { SiteFooter } from '../sections/site-footer.tsx';
import { loadUsefulLinks } from '../sections/useful-links.ts';
import { PageCodeProvider } from '../ui/page-code.tsx';
import { PromotionsProvider } from '../ui/promotions.tsx';
import { SiteIdentityProvider } from '../ui/site-identity.tsx';
import type { Route } from './+types/layout';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, pages, pageCode, promotionStates } = context.get(servicesContext);
  const pageKey = await pageKeyOf(new URL(request.url).pathname, pages);
  const code = pageKey === null ? null : await pageCode(pageKey);
  return {
    site,
    promotions: promotionStates(),
    usefulLinks: await loadUsefulLinks(pages),
    pageCode: code,
    isCodeMissing: pageKey !== null && code === null,
  };
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const message = usePageMessage();
  return (
    <SiteIdentityProvider value={loaderData.site}>
      <PageCodeProvider value={loaderData.pageCode}>
        <SiteHeader usefulLinks={loaderData.usefulLinks} />
        <main id="conteudo">
          <PromotionsProvider value={loaderData.promotions}>
            <Outlet />
          </PromotionsProvider>
        </main>
        <SiteFooter message={message} />
        <QuickContact message={message} />
      </PageCodeProvider>
    </SiteIdentityProvider>
  );
}
