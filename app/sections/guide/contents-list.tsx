import { slugFromTitle } from '#domain/slug.ts';
import type { ContentsEntry } from '../../catalogue/contents.server.ts';

/** The table of contents of a long text. On wide screens it stays in view beside the text. */
export function ContentsList({ title, contents }: { title: string; contents: readonly ContentsEntry[] }) {
  const titleId = slugFromTitle(title);
  return (
    <nav className="contents" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
