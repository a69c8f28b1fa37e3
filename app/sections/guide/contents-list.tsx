import type { ContentsEntry } from '../../catalogue/contents.server.ts';

interface ContentsListProps {
  title: string;
  contents: readonly ContentsEntry[];
  /** Connects the list with its title. Must be unique on the page. */
  id?: string;
}

/** The table of contents of a long text. On wide screens it stays in view beside the text. */
export function ContentsList({ title, contents, id = 'neste-guia' }: ContentsListProps) {
  return (
    <nav className="contents" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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
