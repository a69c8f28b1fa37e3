/** The frame of the administrator's screens: the client, the query cache, the header and the toasts. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type LinksFunction, Outlet, useLocation } from 'react-router';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import headingFont from '../styles/fonts/heading.woff2?url';
import adminStyles from '../styles/sheets/admin.css?url';
import { SiteIdentityProvider } from '../ui/site-identity.tsx';
import type { Route } from './+types/layout';
import { createQueryClient } from './pages/page-queries.ts';
import { AdminHeader } from './parts/admin-header.tsx';
import { AdminToaster } from './parts/admin-toaster.tsx';
import { CarriedNoticeToast } from './parts/carried-notice-toast.tsx';
import { screenHeadingId } from './parts/screen-heading.ts';
import { BackendProvider, useSession } from './session/backend-context.tsx';
import { ClearQueriesOnSignOut } from './session/clear-queries-on-sign-out.tsx';
import { SessionNav } from './session/session-nav.tsx';

export const handle: RouteHandle = { hydrate: true };

export const links: LinksFunction = () => [
  { rel: 'preload', href: headingFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: adminStyles },
];

export function loader({ context }: Route.LoaderArgs) {
  const { backend, site } = context.get(servicesContext);
  return { publicKey: backend.publicKey, site };
}

/** What the loader returns does not change while a tab is open, so changing screens needs no request. */
export const shouldRevalidate = () => false;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <BackendProvider publicKey={loaderData.publicKey}>
      <QueryClientProvider client={queryClient}>
        <ClearQueriesOnSignOut />
        <AdminHeader />
        <SessionNav />
        <SiteIdentityProvider value={loaderData.site}>
          <Screen />
        </SiteIdentityProvider>
        <AdminToaster />
        <CarriedNoticeToast />
      </QueryClientProvider>
    </BackendProvider>
  );
}

/**
 * Takes the focus when the screen changes, as a new document does: the element that had it is gone, and a screen reader
 * would not announce the new screen. A screen that focuses one of its own fields keeps the focus there. An address with
 * a fragment focuses the element it names.
 */
function Screen() {
  const { pathname, hash } = useLocation();
  const { status } = useSession();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);

  useEffect(() => {
    const hasChanged = lastPath.current !== pathname;
    lastPath.current = pathname;
    const target = status === 'signed_in' ? document.getElementById(hash.slice(1)) : null;
    if (target !== null) return target.focus();
    if (hasChanged && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname, hash, status]);

  return (
    <main id="conteudo" ref={main} tabIndex={-1} aria-labelledby={screenHeadingId}>
      <Outlet />
    </main>
  );
}

/** The administrator may see the error message: the client's messages name what is not configured. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="conteudo" className="mx-auto max-w-prose p-4 pt-10">
      <title>Algo deu errado</title>
      <h1 className="text-2xl">Algo deu errado no painel</h1>
      <p className="mt-3">Recarregue a página. Se continuar assim, envie esta linha a quem cuida do site:</p>
      <pre className="mt-3 overflow-x-auto border border-line bg-surface p-3 text-sm">
        {error instanceof Error ? error.message : 'Falha desconhecida'}
      </pre>
    </main>
  );
}
