/** The heading of the 'Saúde do site' screens, with links between them. */
import { paths } from '../../paths.ts';
import { SectionNav } from '../parts/section-nav.tsx';
import { ToolHead } from '../parts/tool-head.tsx';

const screens = [
  { name: 'Endereços procurados', path: paths.adminMissed() },
  { name: 'Redirecionamentos', path: paths.adminRedirects() },
  { name: 'Páginas parecidas', path: paths.adminAlikePages() },
] as const;

export function SiteHealthHead({ title }: { title: (typeof screens)[number]['name'] }) {
  return (
    <>
      <ToolHead title={title} />
      <SectionNav label="Saúde do site" screens={screens} current={title} />
    </>
  );
}
