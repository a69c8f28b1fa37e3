/** A plain list of links. */
export function LinkList({ links }: { links: readonly { name: string; path: string }[] }) {
  return (
    <ul>
      {links.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
