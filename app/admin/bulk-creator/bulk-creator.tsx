/** 'Criador de Páginas em Lote' (SPEC.md section 2, Bulk creator; the session is checked as on every screen, DESIGN.md section 4, 7). */
import { adminMeta } from '../admin-meta.ts';
import { RequireSession } from '../require-session.tsx';
import { BulkCreation } from './bulk-creation.tsx';

export const meta = () => adminMeta('Criador de Páginas em Lote');

export default function BulkCreator() {
  return <RequireSession>{({ id }) => <BulkCreation administratorId={id} />}</RequireSession>;
}
