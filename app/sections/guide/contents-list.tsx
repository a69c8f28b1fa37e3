import type { ContentsEntry } from '../../catalogue/contents.server.ts';

/** The table of contents of a long text. On wide screens it stays in view beside the text. */
export function ContentsList({ title, contents }: { title: string; contents: readonly ContentsEntry[] }) {
  return (
    <nav className="contents" aria-labelledby="neste-guia">
      <h2 id="neste-guia">{title}</h2>
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
