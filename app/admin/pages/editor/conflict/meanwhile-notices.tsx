/** What happened elsewhere while somebody was editing, and what to do about it. */
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UnsavedPage } from '../../unsaved-page.ts';
import type { Autosave, SaveState, Stored } from '../autosave.ts';
import type { Draft } from '../draft-api.ts';
import { forgetDraft } from '../kept-draft.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DoubledNotice } from './doubled-passages.tsx';
import { GoneNotice } from './gone-notice.tsx';
import type { DoubledPassage, JoinedTexts } from './join-texts.ts';
import { PageChangedNotice } from './page-changed-notice.tsx';

interface MeanwhileNoticesProps {
  draft: Draft;
  form: UseFormReturn<UnsavedPage>;
  state: SaveState;
  autosave: Autosave<UnsavedPage>;
  save: () => Promise<number | null>;
  /** Whether the page was published from elsewhere. */
  isPageChanged: boolean;
  onPageAccepted: () => void;
}

export function MeanwhileNotices({
  draft,
  form,
  state,
  autosave,
  save,
  isPageChanged,
  onPageAccepted,
}: MeanwhileNoticesProps) {
  const [doubled, setDoubled] = useState<readonly DoubledPassage[]>([]);

  const resolve = (joined: JoinedTexts | null, stored: Stored<UnsavedPage>) => {
    if (joined !== null) form.reset(joined.text);
    setDoubled(joined?.doubled ?? []);
    autosave.adopt(stored);
    autosave.type(form.getValues());
  };

  return (
    <>
      {state.code === 'conflict' && (
        <ConflictNotice draftId={draft.id} base={autosave.base} mine={form.getValues} onResolved={resolve} />
      )}
      {state.code === 'gone' && (
        <GoneNotice
          draft={draft}
          mine={() => form.getValues()}
          onContinued={() => {
            autosave.stop();
            forgetDraft(localStorage, draft.id);
          }}
        />
      )}
      {isPageChanged && draft.page_id !== null && state.code !== 'conflict' && (
        <PageChangedNotice
          draftId={draft.id}
          pageId={draft.page_id}
          mine={form.getValues}
          save={save}
          onResolved={(joined, stored) => {
            resolve(joined, stored);
            onPageAccepted();
          }}
        />
      )}
      {doubled.length > 0 && <DoubledNotice passages={doubled} onDone={() => setDoubled([])} />}
    </>
  );
}
