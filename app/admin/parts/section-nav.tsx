/** Links between the screens of one section. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface SectionNavProps<Name extends string> {
  label: string;
  screens: readonly { name: Name; path: string }[];
  current: Name;
}

export function SectionNav<Name extends string>({ label, screens, current }: SectionNavProps<Name>) {
  const list = useRef<HTMLUListElement>(null);

  // The list scrolls on a phone, where the current link may begin out of view.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft + (link.offsetWidth - list.current.clientWidth) / 2;
  }, []);

  return (
    <nav className="section-nav" aria-label={label}>
      <ul ref={list}>
        {screens.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} aria-current={name === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
