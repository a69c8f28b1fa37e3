/** The two fields of a short link: where it is printed, and which page it leads to. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { shortLinkLabelLength } from '#domain/leads/short-links/short-link-rules.ts';
import { Field } from '../../parts/field.tsx';
import { useFormFocus } from '../../parts/use-form-focus.ts';
import type { ShortLink } from './links-api.ts';
import { linkFailureText, useSaveLink } from './links-queries.ts';

interface LinkFormProps {
  /** The link to change; null for a new one. */
  link: ShortLink | null;
  /** Whether it opens in place of something else, and so takes the focus. */
  isOpened?: boolean;
  onSaved: () => void;
  onCancel?: () => void;
}

const failed = 'Não foi possível salvar. Tente outra vez.';

export function LinkForm({ link, isOpened = false, onSaved, onCancel }: LinkFormProps) {
  const [label, setLabel] = useState(link?.label ?? '');
  const [address, setAddress] = useState(link?.path ?? '/');
  const [isLabelMissing, setIsLabelMissing] = useState(false);
  const save = useSaveLink(link?.code ?? null);
  const id = useId();
  const labelInput = useRef<HTMLInputElement>(null);
  useFormFocus(labelInput, isOpened);
  const refusal = save.data?.ok === false ? linkFailureText(save.data.failure) : undefined;
  const problem = save.isError ? failed : refusal;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsLabelMissing(label.trim() === '');
    if (label.trim() === '') return labelInput.current?.focus();
    if (save.isPending) return;
    save.mutate(
      { label, address },
      {
        onSuccess: (result) => {
          if (!result.ok) return;
          if (link === null) setLabel('');
          onSaved();
        },
      },
    );
  };

  return (
    <form className="link-form" onSubmit={submit} noValidate>
      <Field
        id={`${id}-label`}
        label="Onde vai ficar"
        error={isLabelMissing ? 'Diga onde o link vai ficar.' : undefined}
        hint="Como “Adesivo da van” ou “Portaria do prédio”. As visitas são contadas com este nome."
      >
        {(inputProps) => (
          <input
            {...inputProps}
            ref={labelInput}
            type="text"
            autoComplete="off"
            maxLength={shortLinkLabelLength}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}-address`}
        label="Endereço da página"
        error={problem}
        hint="Cole o endereço da página que deve abrir. A barra sozinha é a página inicial."
      >
        {(inputProps) => (
          <input
            {...inputProps}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <div className="form-actions">
        <button type="submit" className="button button-amber" aria-disabled={save.isPending}>
          {link === null ? 'Criar link' : 'Salvar link'}
        </button>
        {onCancel && (
          <button type="button" className="button button-quiet" onClick={onCancel}>
            Cancelar
          </button>
        )}
      </div>
    </form>
  );
}
