/** Shown when the page was published from elsewhere after this working copy was made. */
import { useQuery } from '@tanstack/react-query';
import { notices } from '../../../parts/notices.ts';
import { useBackend } from '../../../session/backend-context.tsx';
import { blankPage, type UnsavedPage } from '../../unsaved-page.ts';
import type { Stored } from '../autosave.ts';
import { readDraft, rebaseDraft } from '../draft-api.ts';
import { storedOf } from '../use-draft.ts';
import { ConflictChoice, type ConflictResolution } from './conflict-choice.tsx';
import { type JoinedTexts, joinTexts } from './join-texts.ts';
import { readPageAt, readPageNow } from './page-states.ts';

interface PageChangedNoticeProps {
  draftId: string;
  pageId: string;
  mine: () => UnsavedPage;
  /** Tells the user if it fails. @returns the revision that holds what is typed, or null */
  save: () => Promise<number | null>;
  /** @param joined null to keep what is typed */
  onResolved: (joined: JoinedTexts | null, stored: Stored<UnsavedPage>) => void;
}

export function PageChangedNotice({ draftId, pageId, mine, save, onResolved }: PageChangedNoticeProps) {
  const backend = useBackend();

  /** @returns the page as it is now, and the text that the working copy began with; null if the page is gone */
  const readOther = async () => {
    const page = await readPageNow(backend(), pageId);
    if (page === null) return null;
    const baseRevision = (await readDraft(backend(), draftId))?.base_revision ?? null;
    const base = baseRevision === null ? null : await readPageAt(backend(), pageId, baseRevision);
    // Old versions have no revision, so the text that the copy began with may be unknown. Then the join keeps more.
    return { base: base ?? blankPage, theirs: page.text, revision: page.revision };
  };

  const other = useQuery({ queryKey: ['page_draft', draftId, 'page'], queryFn: readOther, gcTime: 0 });

  const resolve = async (resolution: ConflictResolution) => {
    const revision = await save();
    if (revision === null) return;
    const side = await readOther();
    if (side === null) return notices.pageNotPublished();
    const rebased = await rebaseDraft(backend(), { id: draftId, revision, baseRevision: side.revision });
    if (!rebased.ok || rebased.value === null) return notices.draftNotSaved();
    // Joined only now, to include what was typed meanwhile.
    const joined = resolution === 'join' ? joinTexts(side.base, mine(), side.theirs) : null;
    onResolved(joined, storedOf(rebased.value));
  };

  return (
    <ConflictChoice
      heading="A página foi mudada depois que este rascunho começou."
      other={other.data ?? null}
      mine={mine}
      takesFocus
      onResolve={resolve}
    >
      Junte os dois textos, ou fique com o seu, e publique de novo. O texto que está no site fica guardado
      entre as versões da página.
    </ConflictChoice>
  );
}
