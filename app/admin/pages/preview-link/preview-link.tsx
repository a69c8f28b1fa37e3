/** 'Link de prévia': an address that shows the draft to somebody without an account, to copy or send. */
import { useEffect, useId, useRef, useState } from 'react';
import { shareHref } from '../../../ui/chat-href.ts';
import { formatDate } from '../../../ui/format.ts';
import { copyText } from '../../copy-text.ts';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { useUnlessBusy } from '../use-unless-busy.ts';
import { makePreviewLink, type NewPreviewLink, revokePreviewLinks } from './preview-api.ts';

interface PreviewLinkProps {
  draftId: string;
  title: () => string;
  /**
   * Saves what is typed, so that the link shows it, and tells the user if it fails.
   * @returns null if it could not be saved
   */
  save: () => Promise<number | null>;
}

export function PreviewLink({ draftId, title, save }: PreviewLinkProps) {
  const backend = useBackend();
  const [link, setLink] = useState<NewPreviewLink | null>(null);
  const { isBusy, unlessBusy } = useUnlessBusy();

  const make = () =>
    unlessBusy(async () => {
      if ((await save()) === null) return;
      const made = await makePreviewLink(backend(), draftId);
      if (made.ok) setLink(made.value);
      else notices.previewNotMade();
    });

  const revoke = () =>
    unlessBusy(async () => {
      const revoked = await revokePreviewLinks(backend(), draftId);
      if (!revoked.ok) return notices.previewNotEnded();
      setLink(null);
      notices.previewsEnded();
    });

  if (link !== null) {
    return <LinkBox link={link} title={title} isBusy={isBusy} onRevoke={() => void revoke()} />;
  }
  return (
    <button type="button" className="button button-quiet" aria-disabled={isBusy} onClick={() => void make()}>
      Link de prévia
    </button>
  );
}

interface LinkBoxProps {
  link: NewPreviewLink;
  title: () => string;
  isBusy: boolean;
  onRevoke: () => void;
}

function LinkBox({ link, title, isBusy, onRevoke }: LinkBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    address.current?.select();
    // The box is taller than the button was, and its lower part may be out of view.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="notice-box">
      <div className="field">
        <label htmlFor={id}>Link de prévia</label>
        <input id={id} ref={address} readOnly value={link.url} aria-describedby={`${id}-note`} />
        <p id={`${id}-note`} className="field-hint">
          Quem tiver este link lê o rascunho até {formatDate(link.expires_at)}, sem senha. Ele mostra sempre o
          último texto salvo.
        </p>
      </div>
      <div className="form-actions mt-3">
        <button
          type="button"
          className="button button-compact button-quiet"
          onClick={() => void copyText(link.url, notices.linkCopied)}
        >
          Copiar
        </button>
        <a
          className="button button-compact button-quiet"
          href={shareHref(`Veja a prévia de “${title()}”: ${link.url}`)}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </a>
        <button
          type="button"
          className="button button-compact button-quiet"
          aria-disabled={isBusy}
          onClick={onRevoke}
        >
          Encerrar os links
        </button>
      </div>
    </div>
  );
}
