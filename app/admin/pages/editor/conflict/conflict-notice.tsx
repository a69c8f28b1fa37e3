/** Shown when the working copy was saved elsewhere in the meantime. Both texts are kept, whatever the owner chooses. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notices } from '../../../parts/notices.ts';
import { useBackend } from '../../../session/backend-context.tsx';
import type { UnsavedPage } from '../../unsaved-page.ts';
import type { Stored } from '../autosave.ts';
import { createDraft, type Draft, keepDraftAsVersion, readDraft } from '../draft-api.ts';
import { storedOf, textOfDraft } from '../use-draft.ts';
import { ConflictChoice, type ConflictResolution } from './conflict-choice.tsx';
import { type JoinedTexts, joinTexts } from './join-texts.ts';

/** The name of the version that the other text becomes. */
const otherLabel = 'Da outra aba ou aparelho';

/** Lower than the revision of any draft. */
const noRevision = 0;

interface ConflictNoticeProps {
  draftId: string;
  base: () => UnsavedPage;
  mine: () => UnsavedPage;
  /**
   * @param joined null to keep what is typed
   * @param theirs the stored text, which may be replaced now
   */
  onResolved: (joined: JoinedTexts | null, theirs: Stored<UnsavedPage>) => void;
}

export function ConflictNotice({ draftId, base, mine, onResolved }: ConflictNoticeProps) {
  const backend = useBackend();
  const other = useQuery({
    queryKey: ['page_draft', draftId, 'other'],
    queryFn: () => readDraft(backend(), draftId),
    gcTime: 0,
  });
  const side = useMemo(
    () => (other.data == null ? null : { base: base(), theirs: textOfDraft(other.data) }),
    [other.data, base],
  );

  /** Stores the other text elsewhere, so that replacing it loses nothing. */
  const keepTheirs = async (stored: Draft) => {
    if (stored.page_id !== null) {
      const kept = await keepDraftAsVersion(backend(), { id: stored.id, label: otherLabel });
      if (kept.ok) return kept;
    }
    // A new page has no versions, and neither has one in the trash.
    const theirs = textOfDraft(stored);
    return createDraft(backend(), { ...theirs, title: `${theirs.title} (outra versão)`.trim(), slug: '' });
  };

  const resolve = async (resolution: ConflictResolution) => {
    const stored = await readDraft(backend(), draftId);
    // Published or deleted meanwhile. The next save finds that out, and the editor offers to continue elsewhere.
    if (stored === null) return onResolved(null, { text: base(), revision: noRevision });
    const theirs = storedOf(stored);
    const join = () => joinTexts(base(), mine(), theirs.text);
    if (resolution === 'mine' || !join().includesAllOfTheirs) {
      const kept = await keepTheirs(stored);
      if (!kept.ok) return notices.draftNotSaved();
    }
    // Joined only now, to include what was typed meanwhile.
    onResolved(resolution === 'mine' ? null : join(), theirs);
  };

  return (
    <ConflictChoice
      heading="Este rascunho foi mudado em outra aba ou outro aparelho."
      other={side}
      mine={mine}
      onResolve={resolve}
    >
      Junte os dois textos, ou fique com o seu: o outro fica guardado entre as versões da página, ou como
      rascunho à parte se a página ainda não saiu. Nada se perde.
    </ConflictChoice>
  );
}
