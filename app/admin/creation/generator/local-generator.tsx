/** 'Gerador de Conteúdo Local' (docs/specification/generator.md#content-generator). */
import { adminMeta } from '../../admin-meta.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { Generator } from './generator.tsx';

export const meta = () => adminMeta('Gerador de Conteúdo Local');

export default function LocalGenerator() {
  return <RequireSession>{({ id }) => <Generator administratorId={id} />}</RequireSession>;
}
