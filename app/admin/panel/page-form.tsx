/** 'Criar Nova Página' (SPEC.md sections 2, 5 and 8), with its preview. Nothing typed is lost before it is saved. */
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { clearNotices, notices } from '../notices.ts';
import type { CreateResult } from '../pages/page-api.ts';
import { useCreatePage } from '../pages/page-queries.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useUnloadGuard } from '../use-unload-guard.ts';
import { emptyDraft, forgetDraft, isEmpty, keepDraft, type PageDraft, recallDraft } from './page-draft.ts';
import { PageFields } from './page-fields.tsx';
import { isAnythingMissing, pageFormSchema, slugTakenText } from './page-form-rules.ts';

export function PageForm({ administratorId }: { administratorId: string }) {
  const create = useCreatePage();
  const form = useForm<PageDraft>({
    resolver: zodResolver(pageFormSchema),
    defaultValues: recallDraft(sessionStorage, administratorId),
  });
  // Other screens, a reload and the login give the draft back; only the end of the tab is its end.
  useUnloadGuard(!isEmpty(form.watch()));

  useEffect(() => {
    const watching = form.watch(() => keepDraft(sessionStorage, administratorId, form.getValues()));
    return () => watching.unsubscribe();
  }, [form, administratorId]);

  const submit = form.handleSubmit(
    async (page) => {
      if (create.isPending) return;
      const result = await create.mutateAsync(page).catch(() => 'failed' as const);
      if (result === 'failed' || result === null) return notices.pageNotSaved();
      if (!result.ok) return refuse(result, page.slug);
      forgetDraft(sessionStorage);
      // Before the reset, which forgets the fields until they are drawn again.
      form.setFocus('title');
      form.reset(emptyDraft);
      notices.pageSaved();
    },
    (errors) => {
      if (isAnythingMissing(form.getValues())) notices.fieldsMissing();
      else notices.pageRefused(firstMessage(errors));
    },
  );

  const save = (event: FormEvent) => {
    if (!create.isPending) clearNotices();
    return submit(event);
  };

  const refuse = (result: Extract<CreateResult, { ok: false }>, takenSlug: string) => {
    const reason = result.code === 'slug_taken' ? slugTakenText(takenSlug) : result.message;
    const field = result.code === 'slug_taken' ? 'slug' : result.field;
    if (field !== null) form.setError(field, { message: reason }, { shouldFocus: true });
    notices.pageRefused(reason);
  };

  return (
    <section className="card" aria-labelledby="new-page">
      <header className="card-head">
        <h2 id="new-page">Criar Nova Página</h2>
      </header>
      <div className="grid gap-x-10 gap-y-6 px-5 pt-8 pb-6 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <form className="grid content-start gap-4" noValidate onSubmit={save}>
          <PageFields form={form} />
          <button
            type="submit"
            className="button button-amber w-full"
            aria-disabled={create.isPending}
            aria-busy={create.isPending}
          >
            {create.isPending ? 'Salvando...' : 'Salvar Página'}
          </button>
        </form>
        <PreviewPane control={form.control} />
      </div>
    </section>
  );
}

function firstMessage(errors: FieldErrors<PageDraft>): string {
  return Object.values(errors).find((error) => error?.message)?.message ?? '';
}
