/** The fields of the page form. Each has a hint that changes while the author types. */
import type { ReactElement } from 'react';
import { type PageField, pageFieldNames, pageFields } from '#domain/pages/page-fields.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { paths } from '../../paths.ts';
import { formatCount } from '../../ui/format.ts';
import { Field } from '../parts/field.tsx';
import { CollapsedDescriptionField } from './description-field.tsx';
import type { EditorView } from './editor/editor-views.tsx';
import type { FormFieldProps } from './form-field-props.ts';
import { TextMeter } from './text-meter.tsx';
import { isSlugProposed } from './unsaved-page.ts';

type FormFields = Record<PageField, (props: FormFieldProps) => ReactElement>;

const formFields: FormFields = {
  title: TitleField,
  slug: SlugField,
  content: SourceField,
  description: CollapsedDescriptionField,
};

/** The view of the editor in which each field can be changed; `writing.css` hides it in the others. */
export const viewOfField: Readonly<Record<PageField, EditorView>> = {
  title: 'write',
  slug: 'search',
  content: 'write',
  description: 'search',
};

interface PageFormFieldsProps
  extends Pick<FormFieldProps, 'form'>,
    Partial<Pick<FormFieldProps, 'isSlugKept'>> {
  /** Fields that replace the usual ones on this screen. */
  ownFields?: Partial<FormFields>;
}

/** The fields in the order of their declaration. */
export function PageFormFields({ form, isSlugKept = false, ownFields }: PageFormFieldsProps) {
  const page = form.watch();
  const fields = { ...formFields, ...ownFields };
  return pageFieldNames.map((name) => {
    const FormField = fields[name];
    return (
      <div key={name} className="min-w-0" data-field={name} data-shown-in={viewOfField[name]}>
        <FormField form={form} page={page} isSlugKept={isSlugKept} />
      </div>
    );
  });
}

function TitleField({ form, page, isSlugKept }: FormFieldProps) {
  const { register, getValues, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const { label, shownLength } = pageFields.title;
  const title = register('title');

  /** Changes the slug with the title, unless the author has typed another slug. */
  const updateSlug = (typed: string) => {
    if (!isSlugKept && isSlugProposed(getValues())) {
      setValue('slug', slugFromTitle(typed), { shouldValidate: isSubmitted });
    }
  };

  return (
    <Field
      id="title"
      label={label}
      error={errors.title?.message}
      hint={
        <TextMeter
          text={page.title}
          shownLength={shownLength}
          whenEmpty={`Até ${shownLength.max} letras; o nome do site vem depois.`}
        />
      }
    >
      {(inputProps) => (
        <textarea
          {...inputProps}
          {...title}
          className="title-field"
          rows={1}
          autoComplete="off"
          onKeyDown={(event) => {
            // Enter sends the form, as it does from any one-line field.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          onChange={(event) => {
            // A paste may bring line breaks, and a title is one line.
            event.target.value = event.target.value.replace(/\s*\n\s*/g, ' ');
            updateSlug(event.target.value);
            return title.onChange(event);
          }}
        />
      )}
    </Field>
  );
}

function SlugField({ form, page }: FormFieldProps) {
  const { label, maxLength } = pageFields.slug;
  return (
    <Field
      id="slug"
      label={label}
      error={form.formState.errors.slug?.message}
      hint={`${paths.generatedPage(slugFromTitle(page.slug) || '…')} · ${page.slug.length}\u00a0de\u00a0${maxLength}`}
    >
      {(inputProps) => (
        <input
          {...inputProps}
          {...form.register('slug')}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

function SourceField({ form, page }: FormFieldProps) {
  const { label, maxLength } = pageFields.content;
  return (
    <Field
      id="content"
      label={label}
      error={form.formState.errors.content?.message}
      hint={`${formatCount(page.content.length)} de ${formatCount(maxLength)} caracteres`}
    >
      {(inputProps) => (
        <textarea {...inputProps} {...form.register('content')} className="html-source" rows={8} spellCheck />
      )}
    </Field>
  );
}
