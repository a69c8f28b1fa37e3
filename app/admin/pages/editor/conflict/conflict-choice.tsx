/** Asks what to do with two texts of one page. Both are shown, and both are kept, whatever the owner chooses. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { copyText } from '../../../copy-text.ts';
import { notices } from '../../../parts/notices.ts';
import type { UnsavedPage } from '../../unsaved-page.ts';
import { useUnlessBusy } from '../../use-unless-busy.ts';
import { ConflictTexts } from './conflict-texts.tsx';
import { joinTexts } from './join-texts.ts';

export type ConflictResolution = 'join' | 'mine';

export interface OtherSide {
  /** The text that both sides started from. */
  base: UnsavedPage;
  theirs: UnsavedPage;
}

interface ConflictChoiceProps {
  heading: string;
  /** Explains what becomes of the other text. */
  children: ReactNode;
  /** Null until it has arrived. */
  other: OtherSide | null;
  mine: () => UnsavedPage;
  /** Set where a press of a button has brought it up. Elsewhere somebody may be typing. */
  takesFocus?: boolean;
  /** If it throws, a toast says that nothing was saved. */
  onResolve: (resolution: ConflictResolution) => Promise<void>;
}

export function ConflictChoice({
  heading,
  children,
  other,
  mine,
  takesFocus = false,
  onResolve,
}: ConflictChoiceProps) {
  const { isBusy, unlessBusy } = useUnlessBusy();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  // Shown as they are when the other text arrives. The resolution also includes what is typed later.
  const texts = useMemo(() => {
    if (other === null) return null;
    const mineNow = mine();
    return { mine: mineNow, theirs: other.theirs, joined: joinTexts(other.base, mineNow, other.theirs) };
  }, [other, mine]);

  const resolve = (resolution: ConflictResolution) =>
    unlessBusy(async () => {
      try {
        await onResolve(resolution);
      } catch {
        notices.draftNotSaved();
      }
    });

  return (
    <div ref={box} tabIndex={-1} className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">{heading}</p>
      <p className="text-muted">{children}</p>
      <div className="form-actions mt-3">
        <button
          type="button"
          className="button button-compact button-amber"
          aria-disabled={isBusy}
          onClick={() => void resolve('join')}
        >
          Juntar
        </button>
        <button
          type="button"
          className="button button-compact button-quiet"
          aria-disabled={isBusy}
          onClick={() => void resolve('mine')}
        >
          Ficar com o meu
        </button>
        <button
          type="button"
          className="button button-compact button-quiet"
          onClick={() => void copyText(mine().content, notices.textCopied)}
        >
          Copiar o meu texto
        </button>
      </div>
      {texts !== null && <ConflictTexts {...texts} />}
    </div>
  );
}
