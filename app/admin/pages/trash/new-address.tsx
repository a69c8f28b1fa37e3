/** Asks for the new address of a page that is restored, because another page has the old one now. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { slugFromTitle } from '#domain/slug.ts';
import { notices } from '../../parts/notices.ts';
import { useFormFocus } from '../../parts/use-form-focus.ts';
import { slugTakenText } from '../page-form-rules.ts';
import { pageRefusal } from '../page-refusal.ts';
import type { TrashedPage } from './trash-api.ts';
import { useRestorePage } from './trash-queries.ts';

interface NewAddressProps {
  page: TrashedPage;
  onCancel: () => void;
  /** Called once the page is restored and its row is gone. */
  onRestored: () => void;
}

export function NewAddress({ page, onCancel, onRestored }: NewAddressProps) {
  const restore = useRestorePage();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(`O endereço /${page.slug} já é de outra página. Escolha um novo.`);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFormFocus(input);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (restore.isPending) return;
    const slug = slugFromTitle(typed);
    if (slug === '') return setProblem('Escreva o novo endereço.');
    const result = await restore.mutateAsync({ id: page.id, slug });
    if (result.ok) return onRestored();
    const refusal = pageRefusal(result.failure, slugTakenText(slug));
    if (refusal === null) notices.pageNotRestored();
    else setProblem(refusal.text);
  };

  return (
    <form className="new-address field" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>Novo endereço</label>
      <input
        id={id}
        ref={input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        aria-describedby={`${id}-problem`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-problem`} className="field-hint" role="status">
        {problem}
      </p>
      <div className="form-actions">
        <button
          type="submit"
          className="button button-compact button-amber"
          aria-disabled={restore.isPending}
        >
          Restaurar aqui
        </button>
        <button type="button" className="button button-compact button-quiet" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </form>
  );
}
