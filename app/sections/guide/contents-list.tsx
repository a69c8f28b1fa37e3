import type { ContentsEntry } from '../../catalogue/contents.server.ts';

/** The chapters of a long text; from a wide screen up it stays in view beside it. */
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
