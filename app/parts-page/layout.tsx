/** The frame for parts of the public site. */
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { servicesContext } from '../context.ts';
import { PromotionsProvider } from '../ui/promotions.tsx';
import { SiteIdentityProvider } from '../ui/site-identity.tsx';
import { GroupsNav } from './groups-nav.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, promotionStates } = context.get(servicesContext);
  return { site, promotions: promotionStates() };
}

export default function PartsLayout() {
  const { site, promotions } = useLoaderData<typeof loader>();
  return (
    <SiteIdentityProvider value={site}>
      <title>Parts</title>
      <GroupsNav />
      <main id="conteudo">
        <PromotionsProvider value={promotions}>
          <Outlet />
        </PromotionsProvider>
      </main>
    </SiteIdentityProvider>
  );
}
