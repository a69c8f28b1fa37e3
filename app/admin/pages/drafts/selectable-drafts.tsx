/** A list of drafts. Several of them can be scheduled together. */
import { type ReactNode, useRef, useState } from 'react';
import type { RowAction } from '../../parts/row-menu.tsx';
import { ChoiceBar, ChooseRow } from '../list/choice-bar.tsx';
import type { RowPreview } from '../list/list-with-preview.tsx';
import { useSelection } from '../list/use-selection.ts';
import { DripForm } from '../scheduled/drip-form.tsx';
import type { ListedDraft } from '../scheduled/schedule-api.ts';
import { useScheduleDrip } from '../scheduled/use-schedule-drip.ts';
import { DraftRow } from './draft-row.tsx';

interface SelectableDraftsProps {
  drafts: readonly ListedDraft[];
  noteOf: (draft: ListedDraft) => ReactNode;
  previewOf: (draft: ListedDraft) => RowPreview | undefined;
  /** More actions for a draft, in its menu. */
  actionsOf?: (draft: ListedDraft) => readonly RowAction[];
}

export function SelectableDrafts({ drafts, noteOf, previewOf, actionsOf }: SelectableDraftsProps) {
  const selection = useSelection(drafts);
  const { chosen } = selection;
  const [isPlanning, setIsPlanning] = useState(false);
  const isFormOpen = isPlanning && chosen.length > 0;
  const refusals = useRef<HTMLDivElement>(null);
  const { schedule, refused, isBusy } = useScheduleDrip(selection, (problems) => {
    setIsPlanning(false);
    if (problems.length > 0) requestAnimationFrame(() => refusals.current?.focus());
  });

  return (
    <>
      <ChoiceBar selection={selection} hint="Marque as páginas que devem sair aos poucos.">
        <button
          type="button"
          // The form has an amber button of its own.
          className={`button button-compact ${isFormOpen ? 'button-quiet' : 'button-amber'}`}
          aria-disabled={chosen.length === 0}
          aria-expanded={isFormOpen}
          onClick={() => setIsPlanning(chosen.length > 0)}
        >
          Agendar
        </button>
      </ChoiceBar>
      {isFormOpen && (
        <DripForm
          count={chosen.length}
          isBusy={isBusy}
          onSchedule={(plan) => void schedule(plan)}
          onCancel={() => setIsPlanning(false)}
        />
      )}
      {refused.length > 0 && (
        <div ref={refusals} tabIndex={-1} className="notice-box notice-box-danger" role="alert">
          <p className="font-semibold">Estas ainda não podem sair:</p>
          <ul className="mt-2 grid gap-1">
            {refused.map(({ id, title, problem }) => (
              <li key={id}>
                {title}: {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="page-list">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            note={noteOf(draft)}
            actions={actionsOf?.(draft)}
            before={<ChooseRow id={draft.id} selection={selection} />}
            preview={previewOf(draft)}
          />
        ))}
      </ul>
    </>
  );
}
