/**
 * Navigation between the groups; the newer ones are on the start page only, because the pictures of all groups would
 * change with each line. Its styles are inline, to keep them out of the site's
 * style sheets.
 */
import { adminGroups, publicGroups } from './groups.ts';

const groups = [...publicGroups, ...adminGroups].filter(({ needsScript }) => !needsScript);

export function GroupsNav() {
  return (
    <nav aria-label="Parts" style={{ padding: '1rem' }}>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem' }}>
        {groups.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
