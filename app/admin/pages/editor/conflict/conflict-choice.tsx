/** Asks what to do with two texts of one page. Both are shown, and both are kept, whatever the owner chooses. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { notices } from '../../../parts/notices.ts';
import type { UnsavedPage } from '../../unsaved-page.ts';
import { ConflictTexts } from './conflict-texts.tsx';
import { joinTexts } from './join-texts.ts';

export type ConflictWay = 'join' | 'mine';

export interface OtherSide {
  /** The text that both sides started from. */
  base: UnsavedPage;
  theirs: UnsavedPage;
}

interface ConflictChoiceProps {
  heading: string;
  /** What becomes of the other text. */
  children: ReactNode;
  /** Null until it has arrived. */
  other: OtherSide | null;
  mine: () => UnsavedPage;
  /** Takes the focus, where it answers something that was just pressed. Otherwise somebody may be typing. */
  isAnswer?: boolean;
  /** A failure that it throws is said here. */
  onSolve: (way: ConflictWay) => Promise<void>;
}

export function ConflictChoice({
  heading,
  children,
  other,
  mine,
  isAnswer = false,
  onSolve,
}: ConflictChoiceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) box.current?.focus();
  }, [isAnswer]);
  // As they are when the other text arrives. What is typed later is part of the solution all the same.
  const texts = useMemo(() => {
    if (other === null) return null;
    const one = mine();
    return { mine: one, theirs: other.theirs, joined: joinTexts(other.base, one, other.theirs) };
  }, [other, mine]);

  const solve = async (way: ConflictWay) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onSolve(way);
    } catch {
      notices.draftNotSaved();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div ref={box} tabIndex={-1} className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">{heading}</p>
      <p className="text-muted">{children}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-compact button-amber"
          aria-disabled={isBusy}
          onClick={() => void solve('join')}
        >
          Juntar
        </button>
        <button
          type="button"
          className="button button-compact button-quiet"
          aria-disabled={isBusy}
          onClick={() => void solve('mine')}
        >
          Ficar com o meu
        </button>
        <button
          type="button"
          className="button button-compact button-quiet"
          onClick={() => void navigator.clipboard.writeText(mine().content).then(notices.textCopied)}
        >
          Copiar o meu texto
        </button>
      </div>
      {texts !== null && <ConflictTexts {...texts} />}
    </div>
  );
}
