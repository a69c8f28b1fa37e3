/**
 * The form of a redirect. The service says what is wrong, and the field concerned gets the focus. What is wrong with a
 * field that the form does not show is below the fields.
 */
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { useFormFocus } from '../../parts/use-form-focus.ts';
import { type CallFailure, isInterruption } from '../../session/call-failure.ts';
import { goneStatus, redirectStatuses } from './redirects-api.ts';
import { useSaveRedirect } from './redirects-queries.ts';

interface RedirectFormProps {
  initial: { from: string; to: string; status: number };
  /** The old address of an existing redirect cannot be changed. */
  isNew: boolean;
  onDone: () => void;
}

/** The field is null if the form does not show it, or if the problem is about none. */
type Problem = { field: 'from_path' | 'to_path' | null; text: string };

const statusNames: Readonly<Record<(typeof redirectStatuses)[number], string>> = {
  301: 'Mudou de vez (301)',
  302: 'Mudou por enquanto (302)',
  410: 'Foi retirada e não volta (410)',
};

export function RedirectForm({ initial, isNew, onDone }: RedirectFormProps) {
  const [from, setFrom] = useState(initial.from);
  const [to, setTo] = useState(initial.to);
  const [status, setStatus] = useState(initial.status);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = useSaveRedirect();
  const id = useId();
  const fromInput = useRef<HTMLInputElement>(null);
  const toInput = useRef<HTMLInputElement>(null);
  const statusSelect = useRef<HTMLSelectElement>(null);
  const inputs = { from_path: fromInput, to_path: toInput, status: statusSelect };
  const isShown = { from_path: isNew, to_path: status !== goneStatus };
  useFormFocus(inputs[firstFieldOf(initial)]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setProblem(null);
    const input = { from: from.trim(), to: status === goneStatus ? '' : to.trim(), status, isNew };
    const result = await save.mutateAsync(input).catch(() => null);
    if (result?.ok) return onDone();
    if (result !== null && isInterruption(result.failure)) return;
    const found = problemOf(result?.failure);
    const field = found.field !== null && isShown[found.field] ? found.field : null;
    setProblem({ ...found, field });
    if (field !== null) inputs[field].current?.focus();
  };

  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem?.text : undefined);
  return (
    <form className="address-fields" noValidate onSubmit={(event) => void submit(event)}>
      {isNew && (
        <AddressField
          id={`${id}-from`}
          label="Endereço antigo"
          error={errorOf('from_path')}
          hint="Como vem depois do nome do site, por exemplo /promocao."
          ref={fromInput}
          value={from}
          onChange={setFrom}
        />
      )}
      {status !== goneStatus && (
        <AddressField
          id={`${id}-to`}
          label="Leva a"
          error={errorOf('to_path')}
          hint="Um endereço deste site, por exemplo /cidades/moema."
          ref={toInput}
          value={to}
          onChange={setTo}
        />
      )}
      <StatusField id={`${id}-status`} ref={statusSelect} status={status} onChoose={setStatus} />
      {problem?.field === null && <p role="alert">{problem.text}</p>}
      <div className="form-actions">
        <button type="submit" className="button button-compact button-amber" aria-disabled={save.isPending}>
          {save.isPending ? 'Salvando...' : 'Salvar'}
        </button>
        <button type="button" className="button button-compact button-quiet" onClick={onDone}>
          Cancelar
        </button>
      </div>
    </form>
  );
}

interface AddressFieldProps {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
}

function AddressField({ ref, value, onChange, ...field }: AddressFieldProps) {
  return (
    <Field {...field}>
      {(inputProps) => (
        <input
          {...inputProps}
          ref={ref}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface StatusFieldProps {
  id: string;
  ref: Ref<HTMLSelectElement>;
  status: number;
  onChoose: (status: number) => void;
}

function StatusField({ id, ref, status, onChoose }: StatusFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>O que houve com a página</label>
      <select id={id} ref={ref} value={status} onChange={(event) => onChoose(Number(event.target.value))}>
        {redirectStatuses.map((option) => (
          <option key={option} value={option}>
            {statusNames[option]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** An address that is gone leads nowhere, so its form has no target. */
function firstFieldOf({ from, status }: RedirectFormProps['initial']) {
  if (from === '') return 'from_path';
  return status === goneStatus ? 'status' : 'to_path';
}

/** @param failure undefined if there was no answer */
function problemOf(failure: CallFailure | undefined): Problem {
  switch (failure?.code) {
    case 'already_exists':
      return {
        field: 'from_path',
        text: 'Já há um redirecionamento neste endereço. Edite o que existe.',
      };
    case 'rule_broken':
      return { field: failure.details === 'from_path' ? 'from_path' : 'to_path', text: failure.message };
    default:
      return { field: null, text: 'Nada foi salvo. Tente outra vez.' };
  }
}
