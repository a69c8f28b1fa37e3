/** Asks for the day and time at which a page should be published, in São Paulo time. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { systemClock } from '#domain/clock.ts';
import { addDays, dayOf, momentOfWallTime, wallTimeOf } from '#domain/wall-time.ts';
import { Field } from '../../parts/field.tsx';
import { useFormFocus } from '../../parts/use-form-focus.ts';

interface MomentFormProps {
  /** ISO-8601; null to propose tomorrow morning. */
  publishAt: string | null;
  /** Why the last choice was refused. */
  refusal: string | undefined;
  isBusy: boolean;
  /** @param publishAt ISO-8601 in UTC */
  onChoose: (publishAt: string) => void;
  onCancel: () => void;
}

const proposedTime = '09:00';
const wallTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export function MomentForm({ publishAt, refusal, isBusy, onChoose, onCancel }: MomentFormProps) {
  const [typed, setTyped] = useState(() =>
    publishAt === null
      ? `${addDays(dayOf(systemClock()), 1)}T${proposedTime}`
      : wallTimeOf(new Date(publishAt)),
  );
  const [isIncomplete, setIsIncomplete] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFormFocus(input);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isComplete = wallTimePattern.test(typed);
    setIsIncomplete(!isComplete);
    if (isComplete) onChoose(momentOfWallTime(typed).toISOString());
  };

  return (
    <form className="moment-form" noValidate onSubmit={submit}>
      <Field
        id={id}
        label="Dia e hora"
        error={isIncomplete ? 'Escolha o dia e a hora.' : refusal}
        hint="No horário de São Paulo. A página sai até 5 segundos depois."
      >
        {(inputProps) => (
          <input
            {...inputProps}
            ref={input}
            type="datetime-local"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="form-actions">
        <button type="submit" className="button button-compact button-amber" aria-disabled={isBusy}>
          {isBusy ? 'Agendando...' : 'Agendar'}
        </button>
        <button type="button" className="button button-compact button-quiet" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </form>
  );
}
