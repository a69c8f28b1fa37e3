/** Cancels the schedule of a draft. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { draftsKey } from '../page-keys.ts';
import { type ListedDraft, unscheduleDraft } from './schedule-api.ts';

export function UnscheduleButton({ draft, label }: { draft: ListedDraft; label: string }) {
  const backend = useBackend();
  const client = useQueryClient();
  const unschedule = useMutation({
    mutationFn: () => unscheduleDraft(backend(), draft.id),
    onSuccess: (result) => {
      if (!result.ok) notices.scheduleNotChanged();
    },
    onSettled: () => client.invalidateQueries({ queryKey: draftsKey }),
  });
  return (
    <button
      type="button"
      className="button button-compact button-quiet"
      aria-disabled={unschedule.isPending}
      onClick={() => {
        if (!unschedule.isPending) unschedule.mutate();
      }}
    >
      {label}
      <span className="sr-only"> {draft.title}</span>
    </button>
  );
}
