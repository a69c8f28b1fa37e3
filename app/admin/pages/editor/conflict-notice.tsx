/** Shown when the working copy was saved elsewhere in the meantime. Both texts are kept, whatever the owner chooses. */
import { useState } from 'react';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import type { UnsavedPage } from '../unsaved-page.ts';
import type { Stored } from './autosave.ts';
import { createDraft, readDraft } from './draft-api.ts';
import { joinTexts } from './join-texts.ts';
import { storedOf } from './use-draft.ts';

/** Lower than that of any draft. */
const noRevision = 0;

interface ConflictNoticeProps {
  draftId: string;
  base: () => UnsavedPage;
  mine: () => UnsavedPage;
  /**
   * @param page null to keep what is typed
   * @param theirs the stored text, which may be replaced now
   */
  onSolved: (page: UnsavedPage | null, theirs: Stored<UnsavedPage>) => void;
}

export function ConflictNotice({ draftId, base, mine, onSolved }: ConflictNoticeProps) {
  const backend = useBackend();
  const [isBusy, setIsBusy] = useState(false);

  const solve = async (way: 'join' | 'mine') => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const stored = await readDraft(backend(), draftId);
      // Published or deleted meanwhile. The next save finds that out, and the editor offers to continue elsewhere.
      if (stored === null) return onSolved(null, { text: base(), revision: noRevision });
      const theirs = storedOf(stored);
      const join = () => joinTexts(base(), mine(), theirs.text);
      if (way === 'mine' || !join().isAllOfTheirsIn) {
        // The other text becomes a separate draft, so replacing it here loses nothing.
        const title = `${theirs.text.title} (outra versão)`.trim();
        const kept = await createDraft(backend(), { ...theirs.text, title, slug: '' });
        if (!kept.ok) return notices.draftNotSaved();
      }
      // Joined only now, to include what was typed meanwhile.
      onSolved(way === 'mine' ? null : join().text, theirs);
    } catch {
      notices.draftNotSaved();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">Este rascunho foi mudado em outra aba ou outro aparelho.</p>
      <p className="text-muted">
        Junte os dois textos, ou fique com o seu: o outro vira um rascunho à parte. Nada se perde.
      </p>
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
    </div>
  );
}
