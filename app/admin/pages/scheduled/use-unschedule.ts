/** Returns a scheduled or held draft of a list to the ordinary drafts. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { draftsKey } from '../page-keys.ts';
import { type ListedDraft, scheduleDraft, unscheduleDraft } from './schedule-api.ts';

export function useUnschedule() {
  const backend = useBackend();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: draftsKey });

  const undo = useMutation({
    mutationFn: (scheduled: { id: string; revision: number; publishAt: string }) =>
      scheduleDraft(backend(), scheduled),
    onSuccess: (result) => {
      if (!result.ok) notices.scheduleNotChanged();
    },
    onError: notices.scheduleNotChanged,
    onSettled,
  });

  return useMutation({
    mutationFn: ({ id }: ListedDraft) => unscheduleDraft(backend(), id),
    onSuccess: (result, { state, publish_at: publishAt }) => {
      if (!result.ok) return notices.scheduleNotChanged();
      const { id, revision } = result.value;
      if (state === 'scheduled' && publishAt !== null) {
        notices.pageUnscheduled(() => undo.mutate({ id, revision, publishAt }));
      } else notices.returnedToDrafts();
    },
    onError: notices.scheduleNotChanged,
    onSettled,
  });
}
