/**
 * Renders the page's markup in a document of its own, with the public style sheets. The frame runs no script, whatever
 * the text contains. It has the origin of the site, so it may load the site's font and React may write into it. Links open
 * in a new tab.
 */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PageHeading } from '../../sections/page-heading.tsx';
import { usefulLinksTrail } from '../../sections/useful-links-trail.ts';
import pageSheet from '../../styles/sheets/page.css?url';
import siteSheet from '../../styles/sheets/site.css?url';
import { Prose } from '../../ui/prose.tsx';

const emptyDocument = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><base target="_blank">${[
  siteSheet,
  pageSheet,
]
  .map((href) => `<link rel="stylesheet" href="${href}">`)
  .join('')}</head><body></body></html>`;

interface PageFrameProps {
  /** Names the frame for screen readers. */
  label?: string;
  title: string;
  /** Sanitised. */
  html: string;
}

export function PageFrame({ label = 'Prévia da página', title, html }: PageFrameProps) {
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
          <main className="page">
            <PageHeading title={title} trail={usefulLinksTrail} />
            <Prose html={html} />
          </main>,
          body,
        )}
    </>
  );
}
