/** 'Criar Nova Página' (SPEC.md sections 2, 5 and 8). Nothing typed is lost before it is saved. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { slugFromTitle } from '#domain/slug.ts';
import { paths } from '../paths.ts';
import { Field } from './field.tsx';
import { notices } from './notices.ts';
import type { CreateResult } from './page-api.ts';
import {
  emptyDraft,
  forgetDraft,
  isSlugProposed,
  keepDraft,
  type PageDraft,
  recallDraft,
} from './page-draft.ts';
import { fieldOfReason, pageFormSchema, slugTakenText } from './page-form-rules.ts';
import { useCreatePage } from './page-queries.ts';

export function PageForm({ administratorId }: { administratorId: string }) {
  const create = useCreatePage();
  const form = useForm<PageDraft>({
    resolver: zodResolver(pageFormSchema),
    defaultValues: recallDraft(sessionStorage, administratorId),
  });
  const { errors } = form.formState;
  const slug = form.watch('slug');

  useEffect(() => {
    const watching = form.watch(() => keepDraft(sessionStorage, administratorId, form.getValues()));
    return () => watching.unsubscribe();
  }, [form, administratorId]);

  /** The slug follows the title for as long as it is what the title proposed before this change. */
  const title = form.register('title');
  const followTitle = (typed: string, before: string) => {
    if (isSlugProposed({ title: before, slug: form.getValues('slug') })) {
      form.setValue('slug', slugFromTitle(typed), { shouldValidate: form.formState.isSubmitted });
    }
  };

  const save = form.handleSubmit(
    async (page) => {
      if (create.isPending) return;
      const result = await create.mutateAsync(page).catch(() => 'failed' as const);
      if (result === 'failed' || result === null) return notices.pageNotSaved();
      if (!result.ok) return refuse(result, page.slug);
      forgetDraft(sessionStorage);
      form.reset(emptyDraft);
      form.setFocus('title');
      notices.pageSaved();
    },
    () => notices.fieldsMissing(),
  );

  const refuse = (result: Extract<CreateResult, { ok: false }>, takenSlug: string) => {
    const reason = result.code === 'slug_taken' ? slugTakenText(takenSlug) : result.message;
    const field = result.code === 'slug_taken' ? 'slug' : fieldOfReason(reason);
    form.setError(field, { message: reason }, { shouldFocus: true });
    notices.pageRefused(reason);
  };

  return (
    <section className="card lg:sticky lg:top-24" aria-labelledby="new-page">
      <header className="card-head">
        <h2 id="new-page">Criar Nova Página</h2>
      </header>
      <form className="grid gap-4 px-5 pt-8 pb-6" noValidate onSubmit={save}>
        <Field id="title" label="Título" error={errors.title?.message}>
          {(described) => (
            <input
              {...described}
              {...title}
              type="text"
              autoComplete="off"
              onChange={(event) => {
                followTitle(event.target.value, form.getValues('title'));
                return title.onChange(event);
              }}
            />
          )}
        </Field>
        <Field
          id="slug"
          label="Slug"
          error={errors.slug?.message}
          hint={paths.generatedPage(slugFromTitle(slug) || '…')}
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
        <Field id="content" label="Conteúdo (HTML)" error={errors.content?.message}>
          {(described) => (
            <textarea
              {...described}
              {...form.register('content')}
              className="font-code"
              rows={8}
              spellCheck
            />
          )}
        </Field>
        <button
          type="submit"
          className="button button-amber w-full"
          aria-disabled={create.isPending}
          aria-busy={create.isPending}
        >
          {create.isPending ? 'Salvando...' : 'Salvar Página'}
        </button>
      </form>
    </section>
  );
}
