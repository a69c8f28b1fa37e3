/**
 * Renders the page's markup in a document of its own, with the public style sheets. The frame runs no script, whatever
 * the text contains. It has the origin of the site, so it may load the site's font and React may write into it. Links open
 * in a new tab.
 */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { priceForTitle } from '#domain/catalogue/price-for-title.ts';
import type { PageField } from '#domain/pages/page-fields.ts';
import { messageOfPage, PageArticle } from '../../sections/generated-page/page-article.tsx';
import besideSheet from '../../styles/sheets/beside.css?url';
import contactSheet from '../../styles/sheets/contact.css?url';
import linksSheet from '../../styles/sheets/links.css?url';
import pageSheet from '../../styles/sheets/page.css?url';
import siteSheet from '../../styles/sheets/site.css?url';
import { usePagesOnSubject } from './pages-on-subject.ts';

const emptyDocument = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><base target="_blank">${[
  siteSheet,
  pageSheet,
  contactSheet,
  linksSheet,
  besideSheet,
]
  .map((href) => `<link rel="stylesheet" href="${href}">`)
  .join('')}</head><body></body></html>`;

interface PageFrameProps {
  /** Names the frame for screen readers. */
  label?: string;
  /** The cleaned fields; `content` is the HTML that visitors get. */
  page: Readonly<Record<PageField, string>>;
}

export function PageFrame({ label = 'Prévia da página', page }: PageFrameProps) {
  const related = usePagesOnSubject(page.title);
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        className="page-frame"
        title={label}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={emptyDocument}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
      />
      {body !== null &&
        createPortal(
          <main>
            <PageArticle
              page={page}
              price={priceForTitle(page.title)}
              message={messageOfPage(page.title)}
              related={related}
            />
          </main>,
          body,
        )}
    </>
  );
}
