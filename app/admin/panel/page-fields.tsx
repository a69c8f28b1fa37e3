/** The fields of a page, each with what its author should know while typing. */
import type { UseFormReturn } from 'react-hook-form';
import { type PageField, pageLimits } from '#domain/pages/page-limits.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { paths } from '../../paths.ts';
import { formatCount } from '../../ui/format.ts';
import { Field } from '../field.tsx';
import { DescriptionField } from './description-field.tsx';
import { isSlugProposed, type PageDraft } from './page-draft.ts';
import { TextMeter } from './text-meter.tsx';

/** Before the name of the site (DESIGN.md section 8). */
const shownTitle = 60;

export function PageFields({ form }: { form: UseFormReturn<PageDraft> }) {
  const { register, getValues, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const draft = form.watch();

  /** The slug follows the title for as long as it is what the title proposed before this change. */
  const title = register('title');
  const followTitle = (typed: string) => {
    if (isSlugProposed(getValues())) {
      setValue('slug', slugFromTitle(typed), { shouldValidate: isSubmitted });
    }
  };

  return (
    <>
      <Field
        id="title"
        label="Título"
        error={errors.title?.message}
        hint={
          <TextMeter
            text={draft.title}
            best={shownTitle}
            whenEmpty="Até 60 letras; o nome do site vem depois."
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
              followTitle(event.target.value);
              return title.onChange(event);
            }}
          />
        )}
      </Field>
      <Field
        id="slug"
        label="Slug"
        error={errors.slug?.message}
        hint={`${paths.generatedPage(slugFromTitle(draft.slug) || '…')} · ${draft.slug.length} de ${pageLimits.slug}`}
      >
        {(described) => (
          <input
            {...described}
            {...register('slug')}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        id="content"
        label="Conteúdo (HTML)"
        error={errors.content?.message}
        hint={countText('content', draft.content)}
      >
        {(described) => (
          <textarea {...described} {...register('content')} className="html-source" rows={8} spellCheck />
        )}
      </Field>
      <DescriptionField form={form} draft={draft} />
    </>
  );
}

function countText(field: PageField, text: string): string {
  return `${formatCount(text.length)} de ${formatCount(pageLimits[field])} caracteres`;
}
