/** The schedule of the draft in the editor: when it is published, and how to change that. */
import { type ReactNode, useRef } from 'react';
import { formatMoment } from '../../../ui/format.ts';
import { MomentForm } from './moment-form.tsx';
import { isUnconfirmed, type Schedule } from './schedule-api.ts';
import { type DraftToSchedule, useSchedule } from './use-schedule.ts';

interface ScheduleDraftProps extends DraftToSchedule {
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

interface ScheduleControlsProps extends ScheduleDraftProps {
  /** Called after each action that succeeds, and after 'Cancelar'. */
  onSettled: () => void;
}

function ScheduleControls({ isChoosing, onChoosing, onSettled, ...draft }: ScheduleControlsProps) {
  const { schedule, choose, undo, isBusy, refusal, forgetRefusal } = useSchedule(draft, {
    onChoosing,
    onSettled,
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
          forgetRefusal();
          onChoosing(false);
          onSettled();
        }}
      />
    );
  }
  if (schedule.state === 'draft') {
    return (
      <button type="button" className="button button-quiet" onClick={() => onChoosing(true)}>
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
      <button
        type="button"
        className="button button-compact button-quiet"
        aria-disabled={isBusy}
        onClick={() => onChoosing(true)}
      >
        {momentLabel(schedule)}
      </button>
      <button
        type="button"
        className="button button-compact button-quiet"
        aria-disabled={isBusy}
        onClick={() => void undo()}
      >
        {schedule.state === 'held' ? 'Tirar das retidas' : 'Desfazer o agendamento'}
      </button>
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
      <div className="form-actions mt-3">{children}</div>
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
