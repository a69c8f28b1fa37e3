/**
 * Navigation between the groups. Groups that need a script are linked on the start page only: another line here would
 * change the pictures of all groups. The styles are inline, to keep them out of the site's style sheets.
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
