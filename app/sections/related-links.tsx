/** Links to related pages. Nothing is rendered if there are none. */
import { LinkList } from '../ui/link-list.tsx';

interface RelatedLinksProps {
  /** Connects the heading with its list. Must be unique on the page. */
  id: string;
  heading: string;
  links: readonly { name: string; path: string }[];
}

export function RelatedLinks({ id, heading, links }: RelatedLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="related" aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{heading}</h2>
      <LinkList links={links} />
    </nav>
  );
}
