/** Links between the lists of pages (what is on the site, and what is not), and to the form for a new page. */
import { paths } from '../../paths.ts';
import { SectionNav } from '../parts/section-nav.tsx';

const lists = [
  { name: 'Publicadas', path: `${paths.adminPanel()}#pages` },
  { name: 'Rascunhos', path: paths.adminDrafts() },
  { name: 'Agendadas', path: paths.adminScheduled() },
  { name: 'Retidas', path: paths.adminHeld() },
  { name: 'Lixeira', path: paths.adminTrash() },
] as const;

const creation = { name: 'Criar', path: `${paths.adminPanel()}#new-page` } as const;

export type PagesListName = (typeof lists)[number]['name'];

export function PagesNav({ current }: { current: PagesListName }) {
  return <SectionNav label="Listas de páginas" screens={[...lists, creation]} current={current} />;
}
