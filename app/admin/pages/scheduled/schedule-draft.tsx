/** The schedule of the draft in the editor: when it is published, and how to change that. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoment } from '../../../ui/format.ts';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { draftsKey } from '../page-keys.ts';
import { MomentForm } from './moment-form.tsx';
import {
  isUnconfirmed,
  readSchedule,
  type Schedule,
  scheduleDraft,
  unscheduleDraft,
} from './schedule-api.ts';
import { scheduleRefusalText } from './schedule-refusal.ts';

interface ScheduleDraftProps {
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
  /** Whether the day and time are being chosen. */
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}

export function ScheduleDraft(props: ScheduleDraftProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} tabIndex={-1}>
      {/* The button or field that had the focus is gone after each action. */}
      <ScheduleControls {...props} onSettled={() => container.current?.focus()} />
    </div>
  );
}

function ScheduleControls({
  draftId,
  savedAt,
  save,
  slug,
  isChoosing,
  onChoosing,
  onSettled,
}: ScheduleDraftProps & { onSettled: () => void }) {
  const backend = useBackend();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const queryKey = [...draftsKey, 'schedule', draftId];
  const { data: schedule, refetch } = useQuery({
    queryKey,
    queryFn: () => readSchedule(backend(), draftId),
  });

  useEffect(() => {
    if (savedAt !== null) void refetch();
  }, [savedAt, refetch]);

  const unlessBusy = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await action();
    } finally {
      setIsBusy(false);
      await client.invalidateQueries({ queryKey: draftsKey });
    }
  };

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

  if (schedule === undefined || schedule === null) return null;
  if (isChoosing) {
    return (
      <MomentForm
        publishAt={schedule.publish_at}
        refusal={refusal}
        isBusy={isBusy}
        onChoose={(publishAt) => void choose(publishAt)}
        onCancel={() => {
          setRefusal(undefined);
          onChoosing(false);
          onSettled();
        }}
      />
    );
  }
  const quietButton = (label: string, onClick: () => void) => (
    <button
      type="button"
      className="button button-compact button-quiet"
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  if (schedule.state === 'draft') {
    return (
      <button type="button" className="button button-quiet w-full" onClick={() => onChoosing(true)}>
        Agendar
      </button>
    );
  }
  const { publish_at: publishAt } = schedule;
  return (
    <ScheduleNotice schedule={schedule}>
      {isUnconfirmed(schedule) && publishAt !== null && (
        <button
          type="button"
          className="button button-compact button-amber"
          aria-disabled={isBusy}
          onClick={() => void choose(publishAt)}
        >
          Confirmar este texto
        </button>
      )}
      {quietButton(momentLabel(schedule), () => onChoosing(true))}
      {quietButton(
        schedule.state === 'held' ? 'Tirar das retidas' : 'Desfazer o agendamento',
        () => void undo(),
      )}
    </ScheduleNotice>
  );
}

function ScheduleNotice({ schedule, children }: { schedule: Schedule; children: ReactNode }) {
  const { state, publish_at, hold_reason } = schedule;
  const moment = publish_at === null ? '' : formatMoment(publish_at);
  const isAlarming = state === 'held' || isUnconfirmed(schedule);
  return (
    <div className={isAlarming ? 'notice-box notice-box-danger' : 'notice-box'} role="status">
      <p className="font-semibold">{state === 'held' ? heldText(moment) : `Agendada para ${moment}.`}</p>
      <p className="text-muted">{state === 'held' ? hold_reason : noteOf(schedule)}</p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function momentLabel({ state, publish_at }: Schedule): string {
  if (state !== 'held') return 'Mudar o horário';
  return publish_at === null ? 'Agendar' : 'Agendar de novo';
}

/** The gate may also hold a draft that was not scheduled. */
function heldText(moment: string): string {
  return moment === '' ? 'Retida: não foi publicada.' : `Retida: era para sair em ${moment}.`;
}

function noteOf(schedule: Schedule): string {
  return isUnconfirmed(schedule)
    ? 'O texto mudou depois de agendado. Confirme, senão a página fica retida e não sai.'
    : 'Sai sozinha nesse horário. Se você mudar o texto, confirme o agendamento depois.';
}
