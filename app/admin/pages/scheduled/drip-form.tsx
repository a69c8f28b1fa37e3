/**
 * Asks how several pages should be published one after the other, and says when the first and the last one would
 * appear.
 */
import { type FormEvent, useId, useRef, useState } from 'react';
import { systemClock } from '#domain/clock.ts';
import { type DripPlan, firstDripMoments, maxPerDay } from '#domain/pages/schedule/drip-plan.ts';
import { formatMoment } from '../../../ui/format.ts';
import { Field } from '../../parts/field.tsx';
import { useFormFocus } from '../../parts/use-form-focus.ts';
import { weekdays } from './weekdays.ts';

interface DripFormProps {
  /** How many pages are selected. */
  count: number;
  isBusy: boolean;
  onSchedule: (plan: DripPlan) => void;
  onCancel: () => void;
}

/** From 0 to 24, the midnight at which the day ends. */
const hours = Array.from({ length: 25 }, (_, hour) => hour);

export function DripForm({ count, isBusy, onSchedule, onCancel }: DripFormProps) {
  const [perDay, setPerDay] = useState('3');
  const [days, setDays] = useState<readonly number[]>([1, 2, 3, 4, 5]);
  const [fromHour, setFromHour] = useState(9);
  const [toHour, setToHour] = useState(18);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useFormFocus(first);
  const pages = Number(perDay);
  const problems = {
    perDay:
      Number.isInteger(pages) && pages >= 1 && pages <= maxPerDay
        ? undefined
        : `De 1 a ${maxPerDay} por dia.`,
    days: days.length > 0 ? undefined : 'Escolha pelo menos um dia.',
    toHour: toHour > fromHour ? undefined : 'Precisa ser depois do começo.',
  };
  const isComplete = Object.values(problems).every((problem) => problem === undefined);
  const plan: DripPlan = { perDay: pages, weekdays: days, fromHour, toHour };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isBusy) onSchedule(plan);
  };

  return (
    <form className="drip-form" aria-label="Agendar as páginas escolhidas" noValidate onSubmit={submit}>
      <Field id={`${id}-pages`} label="Páginas por dia" error={problems.perDay}>
        {(inputProps) => (
          <input
            {...inputProps}
            ref={first}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxPerDay}
            value={perDay}
            onChange={(event) => setPerDay(event.target.value)}
          />
        )}
      </Field>
      <HourField
        id={`${id}-from`}
        label="A partir das"
        hours={hours.slice(0, -1)}
        value={fromHour}
        onChoose={setFromHour}
      />
      <HourField
        id={`${id}-to`}
        label="Até antes das"
        error={problems.toHour}
        hours={hours.slice(1)}
        value={toHour}
        onChoose={setToHour}
      />
      <DaysField noteId={`${id}-days`} days={days} onChoose={setDays} />
      <p id={`${id}-days`} className="text-sm text-muted" role="status">
        {isComplete ? <PlanText plan={plan} count={count} /> : problems.days}
      </p>
      <div className="form-actions">
        <button
          type="submit"
          className="button button-compact button-amber"
          aria-disabled={isBusy || !isComplete}
        >
          {isBusy ? 'Agendando...' : `Agendar ${count} ${count === 1 ? 'página' : 'páginas'}`}
        </button>
        <button type="button" className="button button-compact button-quiet" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </form>
  );
}

interface HourFieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  hours: readonly number[];
  value: number;
  onChoose: (hour: number) => void;
}

function HourField({ id, label, error, hours, value, onChoose }: HourFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(inputProps) => (
        <select {...inputProps} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
          {hours.map((hour) => (
            <option key={hour} value={hour}>{`${hour}h`}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface DaysFieldProps {
  /** The `id` of the note on the choice. */
  noteId: string;
  days: readonly number[];
  onChoose: (days: readonly number[]) => void;
}

function DaysField({ noteId, days, onChoose }: DaysFieldProps) {
  return (
    <fieldset className="drip-days" aria-describedby={noteId}>
      <legend>Dias da semana</legend>
      {weekdays.map(({ day, short, name }) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={days.includes(day)}
            onChange={(event) =>
              onChoose(event.target.checked ? [...days, day] : days.filter((other) => other !== day))
            }
          />
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function PlanText({ plan, count }: { plan: DripPlan; count: number }) {
  const moments = firstDripMoments(plan, count, systemClock()).map(formatMoment);
  if (count === 1) return `Sai em ${moments[0]}, no horário de São Paulo.`;
  return `A primeira sai em ${moments[0]} e a última em ${moments.at(-1)}, no horário de São Paulo.`;
}
