/** Where a reader may go on from here; nothing where there is nowhere to go. */
interface RelatedLinksProps {
  /** Ties the heading to its list; one of its own for each list of a page. */
  id: string;
  heading: string;
  links: readonly { name: string; path: string }[];
}

export function RelatedLinks({ id, heading, links }: RelatedLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="related" aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{heading}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
