/** Reads and changes the schedule of the draft in the editor. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../../ui/format.ts';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { draftsKey } from '../page-keys.ts';
import { useUnlessBusy } from '../use-unless-busy.ts';
import { readSchedule, scheduleDraft, unscheduleDraft } from './schedule-api.ts';
import { scheduleRefusalText } from './schedule-refusal.ts';

export interface DraftToSchedule {
  draftId: string;
  /**
   * When the text was last saved, in milliseconds since 1970; null while it is not saved. A text saved after it was
   * scheduled has to be confirmed.
   */
  savedAt: number | null;
  /**
   * Saves what is typed, and tells the user if it fails.
   * @returns its revision, or null if it could not be saved
   */
  save: () => Promise<number | null>;
  slug: () => string;
}

interface ScheduleCallbacks {
  /** Called with false once the draft is scheduled, and with true if its time was refused. */
  onChoosing: (isChoosing: boolean) => void;
  /** Called after each action that succeeds. */
  onSettled: () => void;
}

const scheduleKey = (draftId: string) => [...draftsKey, 'schedule', draftId];

/** The schedule is undefined until it has been read, and null if the draft is gone. */
export function useScheduleOf(draftId: string) {
  const backend = useBackend();
  return useQuery({ queryKey: scheduleKey(draftId), queryFn: () => readSchedule(backend(), draftId) });
}

export function useSchedule(
  { draftId, savedAt, save, slug }: DraftToSchedule,
  { onChoosing, onSettled }: ScheduleCallbacks,
) {
  const backend = useBackend();
  const client = useQueryClient();
  const { isBusy, unlessBusy } = useUnlessBusy(() => client.invalidateQueries({ queryKey: draftsKey }));
  const [refusal, setRefusal] = useState<string>();
  const queryKey = scheduleKey(draftId);
  const { data: schedule, refetch } = useScheduleOf(draftId);

  useEffect(() => {
    if (savedAt !== null) void refetch();
  }, [savedAt, refetch]);

  const choose = (publishAt: string) =>
    unlessBusy(async () => {
      const revision = await save();
      if (revision === null) return;
      const scheduled = await scheduleDraft(backend(), { id: draftId, revision, publishAt });
      setRefusal(scheduled.ok ? undefined : scheduleRefusalText(scheduled.failure, slug()));
      onChoosing(!scheduled.ok);
      if (!scheduled.ok) return;
      client.setQueryData(queryKey, scheduled.value);
      notices.pageScheduled(formatMoment(publishAt));
      onSettled();
    });

  const undo = () =>
    unlessBusy(async () => {
      const unscheduled = await unscheduleDraft(backend(), draftId);
      if (!unscheduled.ok) return notices.scheduleNotChanged();
      client.setQueryData(queryKey, unscheduled.value);
      onSettled();
    });

  return {
    schedule,
    choose,
    undo,
    isBusy,
    /** Why the time that was chosen last was refused. */
    refusal,
    forgetRefusal: () => setRefusal(undefined),
  };
}
