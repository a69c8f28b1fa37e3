/**
 * The navigation of the administrator's area: a bar within thumb's reach on phones, a side bar from 1024 px. The
 * contents of 'Mais' are a popover on phones and part of the side bar otherwise.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { currentScreen, mainScreens, moreScreens } from './admin-screens.ts';

interface AdminNavProps {
  email: string;
  isInert: boolean;
  /** The button that signs out. */
  children: ReactNode;
}

export function AdminNav({ email, isInert, children }: AdminNavProps) {
  const location = useLocation();
  const current = currentScreen(location);
  const more = useRef<HTMLDivElement>(null);

  // A link inside leads to another screen of the same document, which leaves the popover open.
  useEffect(() => more.current?.hidePopover?.(), [location]);

  return (
    <nav className="admin-nav" aria-label="Administração" inert={isInert}>
      <ul>
        {mainScreens.map(({ name, path, icon }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined}>
              <Icon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="admin-more-button"
        popoverTarget="admin-more"
        data-current={moreScreens.some(({ path }) => path === current)}
      >
        <Icon name="menu" />
        Mais
      </button>
      <div ref={more} id="admin-more" className="admin-more" popover="auto">
        <p>{email}</p>
        <ul>
          {moreScreens.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} aria-current={path === current ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <a href={paths.home()}>Ver o site</a>
          </li>
        </ul>
        {children}
      </div>
    </nav>
  );
}
