/**
 * 'Criador de Páginas em Lote' (docs/specification/generator.md#bulk-creator). The session is checked as on every
 * other screen (docs/specification/administrator.md#access).
 */
import { adminMeta } from '../../admin-meta.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { BulkCreation } from './bulk-creation.tsx';

export const meta = () => adminMeta('Criador de Páginas em Lote');

export default function BulkCreator() {
  return <RequireSession>{({ id }) => <BulkCreation administratorId={id} />}</RequireSession>;
}
