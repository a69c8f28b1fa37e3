/** The header of every public page: name, phone and the three menus (docs/specification/pages.md#header-menu). */
import { placeGroups } from '#content/places.ts';
import { siteName } from '#content/site.ts';
import { topicCategories } from '#content/topics.ts';
import { placesIn } from '#domain/catalogue/places.ts';
import { topicsIn } from '#domain/catalogue/topics.ts';
import { paths } from '../paths.ts';
import { formatPhone } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { LogoMark } from '../ui/logo-mark.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';
import type { UsefulLinks } from './useful-links.ts';

export function SiteHeader({ usefulLinks }: { usefulLinks: UsefulLinks }) {
  const { phones } = useSiteIdentity();
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
          <ServicesMenu />
          <CitiesMenu />
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

function ServicesMenu() {
  return (
    <details className="menu" name="menu">
      <summary>
        Serviços
        <Icon name="chevron" />
      </summary>
      <div className="menu-panel">
        <h2>Categorias de Serviços</h2>
        <div className="categories">
          {topicCategories.map((category, position) => (
            <details key={category.name} name="category" open={position === 0}>
              <summary>{category.name}</summary>
              <ul>
                {topicsIn(category.name).map((topic) => (
                  <li key={topic.slug}>
                    <a href={paths.topic(topic.slug)}>{topic.label}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <a className="menu-all" href={paths.sitemap()}>
          Ver todos os serviços
        </a>
      </div>
    </details>
  );
}

function CitiesMenu() {
  return (
    <details className="menu" name="menu">
      <summary>
        Cidades
        <Icon name="chevron" />
      </summary>
      <div className="menu-panel">
        <div className="places">
          {placeGroups.map((group) => (
            <PlaceGroup key={group} name={group} />
          ))}
        </div>
      </div>
    </details>
  );
}

/** A group with only the place it is named after becomes a heading that links to it. */
function PlaceGroup({ name }: { name: (typeof placeGroups)[number] }) {
  const places = placesIn(name);
  const [only] = places;
  if (places.length === 1 && only?.name === name) {
    return (
      <section>
        <h3>
          <a href={paths.place(only.slug)}>{name}</a>
        </h3>
      </section>
    );
  }
  return (
    <section>
      <h3>{name}</h3>
      <ul>
        {places.map((place) => (
          <li key={place.slug}>
            <a href={paths.place(place.slug)}>{place.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hidden while there are no generated pages (docs/specification/pages.md#header-menu). */
function UsefulLinksMenu({ newest, total }: UsefulLinks) {
  if (newest.length === 0) return null;
  return (
    <details className="menu" name="menu">
      <summary>
        Links Úteis
        <Icon name="chevron" />
      </summary>
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
    </details>
  );
}
