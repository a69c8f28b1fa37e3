/** The header of every public page: name, phone and the three menus (docs/specification/pages.md#header-menu). */
import type { ReactNode } from 'react';
import { siteName } from '#content/site.ts';
import { paths } from '../../paths.ts';
import { formatPhone } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSiteIdentity } from '../../ui/site-identity.tsx';
import type { UsefulLinks } from '../useful-links.ts';
import { useCatalogueMenus } from './catalogue-menus.ts';

export function SiteHeader({ usefulLinks }: { usefulLinks: UsefulLinks }) {
  const { phones } = useSiteIdentity();
  const menus = useCatalogueMenus();
  return (
    <header className="site-header">
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <div className="bar">
        <a className="wordmark" href={paths.home()}>
          <LogoMark />
          {siteName}
        </a>
        <button className="menu-button" type="button" popoverTarget="menu">
          <Icon name="menu" />
          Menu
        </button>
        <nav id="menu" popover="auto" aria-label="Principal">
          <Menu name="Serviços">
            <div className="menu-panel" dangerouslySetInnerHTML={{ __html: menus.services }} />
          </Menu>
          <Menu name="Cidades">
            <div className="menu-panel" dangerouslySetInnerHTML={{ __html: menus.cities }} />
          </Menu>
          <UsefulLinksMenu {...usefulLinks} />
        </nav>
        <PhoneLink number={phones[0]} className="bar-phone">
          <Icon name="phone" />
          <span>{formatPhone(phones[0])}</span>
        </PhoneLink>
      </div>
    </header>
  );
}

function Menu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="menu" name="menu">
      <summary>
        {name}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

/** Hidden while there are no generated pages (docs/specification/pages.md#header-menu). */
function UsefulLinksMenu({ newest, total }: UsefulLinks) {
  if (newest.length === 0) return null;
  return (
    <Menu name="Links Úteis">
      <div className="menu-panel">
        <ul className="useful-links">
          {newest.map((page) => (
            <li key={page.slug}>
              <a href={paths.generatedPage(page.slug)}>{page.title}</a>
            </li>
          ))}
        </ul>
        {total > newest.length && (
          <a className="menu-all" href={paths.sitemap('links-uteis')}>{`Ver todas (${total})`}</a>
        )}
      </div>
    </Menu>
  );
}
