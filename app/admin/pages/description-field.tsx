/**
 * The description, an optional field that the specification does not require. It is collapsed unless the user opens it
 * or its text is invalid.
 */
import { useState } from 'react';
import { fallbackText } from '#domain/pages/fallback-texts.ts';
import { pageFields } from '#domain/pages/page-fields.ts';
import { Field } from '../parts/field.tsx';
import type { FormFieldProps } from './form-field-props.ts';
import { TextMeter } from './text-meter.tsx';

const { label, shownLength } = pageFields.description;

export function DescriptionField({ form, page }: FormFieldProps) {
  const [isOpen, setIsOpen] = useState(page.description !== '');
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
        label={label}
        error={error}
        hint={
          <TextMeter
            text={page.description}
            shownLength={shownLength}
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
            placeholder={fallbackText('description', page.title.trim() || '…')}
          />
        )}
      </Field>
    </details>
  );
}
