/** Schedules the chosen drafts of a list together. A button in the toast undoes that. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DripPlan } from '#domain/pages/schedule/drip-plan.ts';
import { clearNotices, notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import type { Selection } from '../list/use-selection.ts';
import { draftsKey } from '../page-keys.ts';
import { useUnlessBusy } from '../use-unless-busy.ts';
import { type ListedDraft, scheduleDrip, unscheduleDraft } from './schedule-api.ts';

interface RefusedDraft {
  id: string;
  title: string;
  /** In Portuguese. */
  problem: string;
}

/** @param onAnswer called with the drafts that could not be scheduled, which stay chosen */
export function useScheduleDrip(
  selection: Selection<ListedDraft>,
  onAnswer: (refused: readonly RefusedDraft[]) => void,
) {
  const backend = useBackend();
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly RefusedDraft[]>([]);
  const { isBusy, unlessBusy } = useUnlessBusy(() => client.invalidateQueries({ queryKey: draftsKey }));
  const { chosen } = selection;

  const schedule = (plan: DripPlan) =>
    unlessBusy(async () => {
      clearNotices();
      const scheduled = await scheduleDrip(backend(), chosen, plan);
      if (!scheduled.ok) return notices.scheduleNotChanged();
      const titles = new Map(chosen.map(({ id, title }) => [id, title]));
      const problems = scheduled.value.flatMap(({ draft_id: id, problem }) =>
        problem === null ? [] : [{ id, title: titles.get(id) || 'Sem título', problem }],
      );
      setRefused(problems);
      selection.chooseOnly(problems.map(({ id }) => id));
      onAnswer(problems);
      const accepted = scheduled.value.flatMap(({ draft_id: id, problem }) => (problem === null ? [id] : []));
      if (accepted.length > 0) notices.pagesScheduled(accepted.length, () => void unschedule(accepted));
    });

  const unschedule = async (ids: readonly string[]) => {
    let isComplete = true;
    for (const id of ids) {
      const undone = await unscheduleDraft(backend(), id);
      if (!undone.ok) isComplete = false;
    }
    if (!isComplete) notices.scheduleNotChanged();
    await client.invalidateQueries({ queryKey: draftsKey });
  };

  return { schedule, refused, isBusy };
}
