/** The fields of the page form. Each has a hint that changes while the author types. */
import type { ReactElement } from 'react';
import { type PageField, pageFieldNames, pageFields } from '#domain/pages/page-fields.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { paths } from '../../paths.ts';
import { formatCount } from '../../ui/format.ts';
import { Field } from '../parts/field.tsx';
import { DescriptionField } from './description-field.tsx';
import type { FormFieldProps } from './form-field-props.ts';
import { TextMeter } from './text-meter.tsx';
import { isSlugProposed } from './unsaved-page.ts';

const formFields: Record<Exclude<PageField, 'content'>, (props: FormFieldProps) => ReactElement> = {
  title: TitleField,
  slug: SlugField,
  description: DescriptionField,
};

interface PageFormFieldsProps
  extends Pick<FormFieldProps, 'form'>,
    Partial<Pick<FormFieldProps, 'isSlugKept'>> {
  /** Replaces the HTML field of the content. */
  contentField?: (props: FormFieldProps) => ReactElement;
}

/** The fields in the order of their declaration. */
export function PageFormFields({
  form,
  isSlugKept = false,
  contentField = SourceField,
}: PageFormFieldsProps) {
  const page = form.watch();
  return pageFieldNames.map((name) => {
    const FormField = name === 'content' ? contentField : formFields[name];
    return <FormField key={name} form={form} page={page} isSlugKept={isSlugKept} />;
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
      {(described) => (
        <input
          {...described}
          {...title}
          type="text"
          autoComplete="off"
          onChange={(event) => {
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
      hint={`${paths.generatedPage(slugFromTitle(page.slug) || '…')} · ${page.slug.length} de ${maxLength}`}
    >
      {(described) => (
        <input
          {...described}
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
      {(described) => (
        <textarea {...described} {...form.register('content')} className="html-source" rows={8} spellCheck />
      )}
    </Field>
  );
}
