/**
 * 'Criar Nova Página' (docs/specification/administrator.md#create-form), with its preview. Unsaved text is kept in the
 * tab.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { clearNotices, notices } from '../parts/notices.ts';
import { useUnloadGuard } from '../parts/unsaved/use-unload-guard.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import type { CallFailure } from '../session/call-failure.ts';
import { useNewDraft } from './editor/use-new-draft.ts';
import { PageFormFields } from './page-form-fields.tsx';
import { isAnythingMissing, pageFormSchema, slugTakenText } from './page-form-rules.ts';
import { useCreatePage } from './page-queries.ts';
import { pageRefusal } from './page-refusal.ts';
import {
  blankPage,
  forgetUnsavedPage,
  isBlank,
  isSameText,
  keepUnsavedPage,
  recallUnsavedPage,
  type UnsavedPage,
} from './unsaved-page.ts';
import { FormVerdict } from './verdict/form-verdict.tsx';

export function PageForm({ administratorId }: { administratorId: string }) {
  const create = useCreatePage();
  const newDraft = useNewDraft();
  const form = useForm<UnsavedPage>({
    resolver: zodResolver(pageFormSchema),
    defaultValues: recallUnsavedPage(sessionStorage, administratorId),
  });
  // Unsaved text survives other screens, a reload and the login. Only closing the tab loses it.
  useUnloadGuard(!isBlank(form.watch()));

  useEffect(() => {
    const subscription = form.watch(() => keepUnsavedPage(sessionStorage, administratorId, form.getValues()));
    return () => subscription.unsubscribe();
  }, [form, administratorId]);

  const submit = form.handleSubmit(
    async (page) => {
      if (create.isPending) return;
      const sent = form.getValues();
      const result = await create.mutateAsync(page);
      if (!result.ok) return showRefusal(result.failure, page.slug);
      notices.pageSaved();
      // What was typed meanwhile is not on the site.
      if (!isSameText(form.getValues(), sent)) return;
      forgetUnsavedPage(sessionStorage);
      // Before the reset, because after it the form has no fields until the next render.
      form.setFocus('title');
      form.reset(blankPage);
    },
    (errors) => {
      if (isAnythingMissing(form.getValues())) notices.fieldsMissing();
      else notices.pageRefused(firstMessage(errors));
    },
  );

  const openInEditor = () => {
    const sent = form.getValues();
    newDraft.open(sent, () => {
      // What was typed meanwhile is not in the draft.
      if (isSameText(form.getValues(), sent)) forgetUnsavedPage(sessionStorage);
    });
  };

  const save = (event: FormEvent) => {
    if (!create.isPending) clearNotices();
    return submit(event);
  };

  const showRefusal = (failure: CallFailure, slug: string) => {
    const refusal = pageRefusal(failure, slugTakenText(slug));
    if (refusal === null) return notices.pageNotSaved();
    const { text, field } = refusal;
    if (field !== null) form.setError(field, { message: text }, { shouldFocus: true });
    notices.pageRefused(text);
  };

  return (
    <section className="card" aria-labelledby="new-page">
      <header className="card-head">
        <h2 id="new-page" tabIndex={-1}>
          Criar Nova Página
        </h2>
      </header>
      <div className="grid gap-x-10 gap-y-6 px-5 pt-8 pb-6 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <form className="grid content-start gap-4" noValidate onSubmit={save}>
          <PageFormFields form={form} />
          <button
            type="submit"
            className="button button-amber w-full"
            aria-disabled={create.isPending}
            aria-busy={create.isPending}
          >
            {create.isPending ? 'Salvando...' : 'Salvar Página'}
          </button>
          <button
            type="button"
            className="button button-quiet w-full"
            aria-disabled={newDraft.isPending}
            onClick={openInEditor}
          >
            Escrever sem HTML
          </button>
          <FormVerdict control={form.control} />
        </form>
        <PreviewPane control={form.control} />
      </div>
    </section>
  );
}

function firstMessage(errors: FieldErrors<UnsavedPage>): string {
  return Object.values(errors).find((error) => error?.message)?.message ?? '';
}
