/** The heading of the 'Saúde do site' screens, with links between them. */
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
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
      <nav className="site-health-nav" aria-label="Saúde do site">
        <ul>
          {screens.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} aria-current={name === title ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
