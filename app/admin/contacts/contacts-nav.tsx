/** Links between the screens of 'Contatos'. */
import { paths } from '../../paths.ts';
import { SectionNav } from '../parts/section-nav.tsx';

const screens = [
  { name: 'Resumo', path: paths.adminContacts() },
  { name: 'Conferir código', path: paths.adminCheckCode() },
  { name: 'Links e QR', path: paths.adminShortLinks() },
] as const;

export function ContactsNav({ current }: { current: (typeof screens)[number]['name'] }) {
  return <SectionNav label="Contatos" screens={screens} current={current} />;
}
