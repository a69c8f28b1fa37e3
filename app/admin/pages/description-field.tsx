/** The description of a page, which is optional. */
import { useState } from 'react';
import { fallbackText } from '#domain/pages/fallback-texts.ts';
import { pageFields } from '#domain/pages/page-fields.ts';
import { Field } from '../parts/field.tsx';
import type { FormFieldProps } from './form-field-props.ts';
import { TextMeter } from './text-meter.tsx';

const { label, shownLength } = pageFields.description;

/** Starts open if the page has a description. An invalid text opens it. */
export function CollapsedDescriptionField(props: FormFieldProps) {
  const [isOpen, setIsOpen] = useState(props.page.description !== '');
  const isInvalid = props.form.formState.errors.description !== undefined;
  return (
    <details
      className="disclosure"
      open={isOpen || isInvalid}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Descrição para buscadores (opcional)</summary>
      <DescriptionField {...props} />
    </details>
  );
}

export function DescriptionField({ form, page }: FormFieldProps) {
  return (
    <Field
      id="description"
      label={label}
      error={form.formState.errors.description?.message}
      hint={
        <TextMeter
          text={page.description}
          shownLength={shownLength}
          whenEmpty="Em branco, vale o texto padrão."
        />
      }
    >
      {(inputProps) => (
        <textarea
          {...inputProps}
          {...form.register('description')}
          rows={4}
          spellCheck
          placeholder={fallbackText('description', page.title.trim() || 'esta página')}
        />
      )}
    </Field>
  );
}
