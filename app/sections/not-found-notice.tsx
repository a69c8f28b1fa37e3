/** What the not-found page says above the content of home, and where to go from there. */
import { notFoundPage } from '#content/not-found-page.ts';

interface NotFoundNoticeProps {
  text: string;
  suggestions: readonly { name: string; path: string }[];
}

export function NotFoundNotice({ text, suggestions }: NotFoundNoticeProps) {
  return (
    <div className="notice">
      <p>
        <strong>{text}</strong>
        {notFoundPage.onward}
      </p>
      <nav aria-label={notFoundPage.suggestions}>
        <ul>
          {suggestions.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
