/** A list of drafts. Several of them can be scheduled together. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { DripPlan } from '#domain/pages/schedule/drip-plan.ts';
import { clearNotices, notices } from '../../parts/notices.ts';
import type { RowAction } from '../../parts/row-menu.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { draftsKey } from '../page-keys.ts';
import { DraftRow } from './draft-row.tsx';
import { DripForm } from './drip-form.tsx';
import { type ListedDraft, scheduleDrip } from './schedule-api.ts';

/** The most that the service accepts at once. */
const mostAtOnce = 100;

interface SelectableDraftsProps {
  drafts: readonly ListedDraft[];
  noteOf: (draft: ListedDraft) => ReactNode;
  /** More actions for a draft, in its menu. */
  actionsOf?: (draft: ListedDraft) => readonly RowAction[];
}

export function SelectableDrafts({ drafts, noteOf, actionsOf }: SelectableDraftsProps) {
  const backend = useBackend();
  const client = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly { id: string; title: string; problem: string }[]>([]);
  const [isPlanning, setIsPlanning] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const refusals = useRef<HTMLDivElement>(null);
  const chosen = drafts.filter(({ id }) => selected.has(id)).slice(0, mostAtOnce);

  const toggle = (id: string, isSelected: boolean) => {
    const others = [...selected].filter((other) => other !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  };

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
      setSelected(new Set(problems.map(({ id }) => id)));
      const count = chosen.length - problems.length;
      if (count > 0) notices.pagesScheduled(count);
      if (problems.length > 0) requestAnimationFrame(() => refusals.current?.focus());
    } finally {
      setIsBusy(false);
      await client.invalidateQueries({ queryKey: draftsKey });
    }
  };

  return (
    <>
      <div className="choice-bar">
        <button
          type="button"
          className="button button-compact button-quiet"
          onClick={() =>
            setSelected(new Set(selected.size > 0 ? [] : drafts.slice(0, mostAtOnce).map(({ id }) => id)))
          }
        >
          {selected.size > 0 ? 'Limpar a escolha' : 'Escolher todas'}
        </button>
        <button
          type="button"
          className="button button-compact button-amber"
          aria-disabled={chosen.length === 0}
          aria-expanded={isPlanning}
          onClick={() => setIsPlanning(chosen.length > 0)}
        >
          Agendar
        </button>
        <p role="status">
          {chosen.length === 0
            ? 'Marque as páginas que devem sair aos poucos.'
            : `${chosen.length} ${chosen.length === 1 ? 'escolhida' : 'escolhidas'}`}
        </p>
      </div>
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
            before={
              <label className="row-check">
                <input
                  id={`choose-${draft.id}`}
                  type="checkbox"
                  aria-labelledby={`title-${draft.id}`}
                  checked={selected.has(draft.id)}
                  onChange={(event) => toggle(draft.id, event.target.checked)}
                />
              </label>
            }
          />
        ))}
      </ul>
    </>
  );
}
