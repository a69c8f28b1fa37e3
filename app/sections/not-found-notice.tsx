/** What the not-found page says above the content of home, and where to go from there. */
import { notFoundPage } from '#content/not-found-page.ts';
import { LinkList } from '../ui/link-list.tsx';

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
        <LinkList links={suggestions} />
      </nav>
    </div>
  );
}
