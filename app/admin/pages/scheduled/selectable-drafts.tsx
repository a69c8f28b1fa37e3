/** A list of drafts. Several of them can be scheduled together. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { DripPlan } from '#domain/pages/schedule/drip-plan.ts';
import { clearNotices, notices } from '../../parts/notices.ts';
import type { RowAction } from '../../parts/row-menu.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { ChoiceBar, ChooseRow } from '../list/choice-bar.tsx';
import type { RowPreview } from '../list/list-with-preview.tsx';
import { useSelection } from '../list/use-selection.ts';
import { draftsKey } from '../page-keys.ts';
import { DraftRow } from './draft-row.tsx';
import { DripForm } from './drip-form.tsx';
import { type ListedDraft, scheduleDrip, unscheduleDraft } from './schedule-api.ts';

interface SelectableDraftsProps {
  drafts: readonly ListedDraft[];
  noteOf: (draft: ListedDraft) => ReactNode;
  previewOf: (draft: ListedDraft) => RowPreview | undefined;
  /** More actions for a draft, in its menu. */
  actionsOf?: (draft: ListedDraft) => readonly RowAction[];
}

export function SelectableDrafts({ drafts, noteOf, previewOf, actionsOf }: SelectableDraftsProps) {
  const backend = useBackend();
  const client = useQueryClient();
  const selection = useSelection(drafts);
  const { chosen } = selection;
  const [refused, setRefused] = useState<readonly { id: string; title: string; problem: string }[]>([]);
  const [isPlanning, setIsPlanning] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const refusals = useRef<HTMLDivElement>(null);

  const schedule = async (plan: DripPlan) => {
    if (isBusy) return;
    setIsBusy(true);
    clearNotices();
    try {
      const scheduled = await scheduleDrip(backend(), chosen, plan);
      if (!scheduled.ok) return notices.scheduleNotChanged();
      const titles = new Map(chosen.map(({ id, title }) => [id, title]));
      const problems = scheduled.value.flatMap(({ draft_id: id, problem }) =>
        problem === null ? [] : [{ id, title: titles.get(id) || 'Sem título', problem }],
      );
      setRefused(problems);
      setIsPlanning(false);
      selection.chooseOnly(problems.map(({ id }) => id));
      const accepted = scheduled.value.flatMap(({ draft_id: id, problem }) => (problem === null ? [id] : []));
      if (accepted.length > 0) notices.pagesScheduled(accepted.length, () => void unschedule(accepted));
      if (problems.length > 0) requestAnimationFrame(() => refusals.current?.focus());
    } finally {
      setIsBusy(false);
      await client.invalidateQueries({ queryKey: draftsKey });
    }
  };

  const unschedule = async (ids: readonly string[]) => {
    for (const id of ids) {
      const undone = await unscheduleDraft(backend(), id);
      if (!undone.ok) notices.scheduleNotChanged();
    }
    await client.invalidateQueries({ queryKey: draftsKey });
  };

  return (
    <>
      <ChoiceBar selection={selection} hint="Marque as páginas que devem sair aos poucos.">
        <button
          type="button"
          className="button button-compact button-amber"
          aria-disabled={chosen.length === 0}
          aria-expanded={isPlanning}
          onClick={() => setIsPlanning(chosen.length > 0)}
        >
          Agendar
        </button>
      </ChoiceBar>
      {isPlanning && chosen.length > 0 && (
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
