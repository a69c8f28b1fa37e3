/** What surrounds the administrator's screens: the client, the query cache, the header and the toasts. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type LinksFunction, Outlet, useLocation } from 'react-router';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import adminStyles from '../styles/admin.css?url';
import headingFont from '../styles/fonts/heading.woff2?url';
import type { Route } from './+types/layout';
import { AdminHeader } from './admin-header.tsx';
import { AdminToaster } from './admin-toaster.tsx';
import { BackendProvider } from './backend-context.tsx';
import { CarriedNoticeToast } from './carried-notice-toast.tsx';
import { ForgetOnSignOut } from './forget-on-sign-out.tsx';
import { createQueryClient } from './pages/page-queries.ts';
import { screenHeadingId } from './screen-heading.ts';

export const handle: RouteHandle = { hydrate: true };

export const links: LinksFunction = () => [
  { rel: 'preload', href: headingFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: adminStyles },
];

export function loader({ context }: Route.LoaderArgs) {
  return { publicKey: context.get(servicesContext).backend.publicKey };
}

/** The key does not change while a tab is open, so moving between screens asks the server for nothing. */
export const shouldRevalidate = () => false;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <BackendProvider publicKey={loaderData.publicKey}>
      <QueryClientProvider client={queryClient}>
        <ForgetOnSignOut />
        <AdminHeader />
        <Screen />
        <AdminToaster />
        <CarriedNoticeToast />
      </QueryClientProvider>
    </BackendProvider>
  );
}

/**
 * Takes the focus when another screen comes, as a browser does with another document: what had it is gone, and
 * nobody would hear of the new screen. A screen that has put it into a field of its own keeps it there.
 */
function Screen() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main id="conteudo" ref={main} tabIndex={-1} aria-labelledby={screenHeadingId}>
      <Outlet />
    </main>
  );
}

/** Whoever reads this runs the site, so the failure is named; the client's own texts say what is not configured. */
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
