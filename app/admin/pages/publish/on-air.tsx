/** 'No ar': what an author does with a page that has just been published. */
import { useLayoutEffect, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { shareHref } from '../../../ui/chat-href.ts';
import { copyText } from '../../copy-text.ts';
import { notices } from '../../parts/notices.ts';
import { screenHeadingId } from '../../parts/screen-heading.ts';
import { ToolHead } from '../../parts/tool-head.tsx';
import { WhatsappCard } from '../../preview/whatsapp-card.tsx';
import type { PublishedEntry } from '../editor/draft-api.ts';
import { useNewDraft } from '../editor/use-new-draft.ts';

export function OnAir({ title, slug, description }: PublishedEntry) {
  const newDraft = useNewDraft();
  const section = useRef<HTMLElement>(null);
  // The button that had the focus is gone, and the editor may have been scrolled far down. Before the screen is painted,
  // so that nothing moves from under a thumb.
  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const path = paths.generatedPage(slug);
  const address = window.location.origin + path;
  return (
    <>
      <ToolHead title="No ar" />
      <section ref={section} className="notice-box on-air" tabIndex={-1} aria-labelledby={screenHeadingId}>
        <div className="on-air-page">
          <p className="text-xl font-semibold wrap-anywhere">{title}</p>
          <p className="mt-1 text-muted wrap-anywhere">{window.location.host + path}</p>
          <div className="on-air-actions">
            <a className="button button-amber" href={path} target="_blank" rel="noopener">
              Abrir
              <span className="sr-only"> a página (abre em nova aba)</span>
            </a>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void copyText(address, notices.linkCopied)}
            >
              Copiar<span className="sr-only"> o link</span>
            </button>
            <a
              className="button button-quiet"
              href={shareHref(`${title}: ${address}`)}
              target="_blank"
              rel="noopener"
            >
              WhatsApp<span className="sr-only"> (abre em nova aba)</span>
            </a>
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={newDraft.isPending}
              onClick={() => newDraft.open()}
            >
              Nova página
            </button>
          </div>
        </div>
        <div>
          <p className="preview-label">No WhatsApp</p>
          <WhatsappCard title={title} description={description} />
        </div>
      </section>
    </>
  );
}
