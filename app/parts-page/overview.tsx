/** The start page of the parts, with a link to each group that the navigation leaves out. */
import { adminGroups } from './groups.ts';

export default function PartsOverview() {
  return (
    <>
      <h1 style={{ padding: '0 1rem' }}>Every part in every state</h1>
      <ul style={{ padding: '1rem' }}>
        {adminGroups
          .filter(({ needsScript }) => needsScript)
          .map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
      </ul>
    </>
  );
}
