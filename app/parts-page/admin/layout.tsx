/** The frame for parts of the administrator's area: its style sheet, toasts and sample answers, but no session. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinksFunction } from 'react-router';
import { Outlet } from 'react-router';
import { AdminHeader } from '../../admin/parts/admin-header.tsx';
import { AdminToaster } from '../../admin/parts/admin-toaster.tsx';
import type { RouteHandle } from '../../document-assets.tsx';
import adminStyles from '../../styles/sheets/admin.css?url';
import { GroupsNav } from '../groups-nav.tsx';
import { createAnsweredClient } from './sample-answers.ts';

export const handle: RouteHandle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }];

export default function AdminPartsLayout() {
  const [client] = useState(createAnsweredClient);
  return (
    <QueryClientProvider client={client}>
      <title>Parts</title>
      <AdminHeader />
      <GroupsNav />
      <main id="conteudo" style={{ maxWidth: '60rem', paddingBottom: '4rem' }}>
        <Outlet />
      </main>
      {/* Here toasts do not disappear, so that they can be looked at. */}
      <AdminToaster durationMs={Number.POSITIVE_INFINITY} />
    </QueryClientProvider>
  );
}
