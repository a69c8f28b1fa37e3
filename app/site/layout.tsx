/** What surrounds every public page. */
import { Outlet } from 'react-router';
import { servicesContext } from '../context.ts';
import { SiteFooter } from '../sections/site-footer.tsx';
import { SiteHeader } from '../sections/site-header.tsx';
import { loadUsefulLinks } from '../sections/useful-links.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { SiteIdentityProvider } from '../ui/site-identity.tsx';
import type { Route } from './+types/layout';
import { usePageMessage } from './page-message.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { site, pages } = context.get(servicesContext);
  return { site, usefulLinks: await loadUsefulLinks(pages) };
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const message = usePageMessage();
  return (
    <SiteIdentityProvider value={loaderData.site}>
      <SiteHeader usefulLinks={loaderData.usefulLinks} />
      <main id="conteudo">
        <Outlet />
      </main>
      <SiteFooter message={message} />
      <aside aria-label="Contato rápido">
        <ChatLink variant="floating" message={message} />
      </aside>
    </SiteIdentityProvider>
  );
}
