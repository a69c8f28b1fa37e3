/** Navigation between the groups. Its styles are inline, to keep them out of the site's style sheets. */
import { adminGroups, publicGroups } from './groups.ts';

export function GroupsNav() {
  return (
    <nav aria-label="Parts" style={{ padding: '1rem' }}>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem' }}>
        {[...publicGroups, ...adminGroups].map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
