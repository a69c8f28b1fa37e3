/** SPEC.md has a description and no field for it: folded away until somebody wants one, or one is refused. */
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { describeTitle } from '#domain/pages/default-description.ts';
import { Field } from '../field.tsx';
import type { PageDraft } from './page-draft.ts';
import { TextMeter } from './text-meter.tsx';

/** DESIGN.md section 8. */
const shown = { from: 70, to: 160 };

export function DescriptionField({ form, draft }: { form: UseFormReturn<PageDraft>; draft: PageDraft }) {
  const [isOpen, setIsOpen] = useState(draft.description !== '');
  const error = form.formState.errors.description?.message;
  return (
    <details
      className="disclosure"
      open={isOpen || error !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Descrição para buscadores (opcional)</summary>
      <Field
        id="description"
        label="Descrição"
        error={error}
        hint={
          <TextMeter
            text={draft.description}
            best={shown.to}
            least={shown.from}
            whenEmpty="Em branco, vale o texto padrão."
          />
        }
      >
        {(described) => (
          <textarea
            {...described}
            {...form.register('description')}
            rows={4}
            spellCheck
            placeholder={describeTitle(draft.title.trim() || '…')}
          />
        )}
      </Field>
    </details>
  );
}
