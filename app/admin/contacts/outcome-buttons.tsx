/** The buttons for the outcome of a contact. A sale asks for its amount first. */
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ConversationState } from '#domain/leads/conversations/conversation-rules.ts';
import { Field } from '../parts/field.tsx';
import { useFormFocus } from '../parts/use-form-focus.ts';
import { readCents } from './amounts.ts';
import type { ConversationOutcome } from './contacts-api.ts';

export const outcomeNames: Readonly<Record<ConversationState, string>> = {
  conversa: 'Virou conversa',
  orcamento: 'Orçamento',
  vendido: 'Vendido R$',
  perdido: 'Não deu certo',
};

interface OutcomeButtonsProps {
  choices: readonly ConversationState[];
  isBusy: boolean;
  onChoose: (outcome: ConversationOutcome) => void;
}

export function OutcomeButtons({ choices, isBusy, onChoose }: OutcomeButtonsProps) {
  const [isSelling, setIsSelling] = useState(false);
  if (isSelling) {
    return <SaleForm isBusy={isBusy} onChoose={onChoose} onCancel={() => setIsSelling(false)} />;
  }
  return (
    <div className="outcomes">
      {choices.map((state) => (
        <button
          key={state}
          type="button"
          className={`button ${state === 'vendido' ? 'button-amber' : 'button-quiet'}`}
          aria-disabled={isBusy}
          onClick={() => (state === 'vendido' ? setIsSelling(true) : onChoose({ state, amountCents: null }))}
        >
          {outcomeNames[state]}
        </button>
      ))}
    </div>
  );
}

interface SaleFormProps extends Pick<OutcomeButtonsProps, 'isBusy' | 'onChoose'> {
  onCancel: () => void;
}

export function SaleForm({ isBusy, onChoose, onCancel }: SaleFormProps) {
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFormFocus(input);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const amountCents = readCents(typed);
    setIsRefused(amountCents === null);
    if (amountCents === null) input.current?.focus();
    else onChoose({ state: 'vendido', amountCents });
  };

  return (
    <form className="sale-form" noValidate onSubmit={submit}>
      <Field
        id={id}
        label="Por quanto vendeu? (R$)"
        error={isRefused ? 'Escreva um valor, como 1.349 ou 89,90.' : undefined}
      >
        {(inputProps) => (
          <input
            {...inputProps}
            ref={input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="form-actions">
        <button type="submit" className="button button-amber" aria-disabled={isBusy}>
          Salvar venda
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </form>
  );
}
