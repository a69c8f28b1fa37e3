/** 'Gerador de Conteúdo Local' (SPEC.md section 2, Content generator). */
import { adminMeta } from '../admin-meta.ts';
import { RequireSession } from '../require-session.tsx';
import { Generator } from './generator.tsx';

export const meta = () => adminMeta('Gerador de Conteúdo Local');

export default function LocalGenerator() {
  return <RequireSession>{({ id }) => <Generator administratorId={id} />}</RequireSession>;
}
