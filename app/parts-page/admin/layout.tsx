/** The frame for parts of the administrator's area: its style sheet and toasts, but no session. */
import type { LinksFunction } from 'react-router';
import { Outlet } from 'react-router';
import { AdminHeader } from '../../admin/parts/admin-header.tsx';
import { AdminToaster } from '../../admin/parts/admin-toaster.tsx';
import type { RouteHandle } from '../../document-assets.tsx';
import adminStyles from '../../styles/sheets/admin.css?url';
import { GroupsNav } from '../groups-nav.tsx';

export const handle: RouteHandle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }];

export default function AdminPartsLayout() {
  return (
    <>
      <title>Parts</title>
      <AdminHeader />
      <GroupsNav />
      <main id="conteudo" style={{ maxWidth: '60rem', paddingBottom: '4rem' }}>
        <Outlet />
      </main>
      <AdminToaster />
    </>
  );
}
