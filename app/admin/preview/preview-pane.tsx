/** Beside the form where there is room, folded away below it where there is not. Its parts are fetched when it opens. */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { isEmpty, type PageDraft } from '../panel/page-draft.ts';
import { useSettled } from '../panel/use-settled.ts';

const besideForm = '(min-width: 1080px)';

/** Between two strokes nothing is cleaned and drawn. */
const settleMs = 200;

/** A preview that cannot be fetched must not take the form with it. */
const PagePreview = lazy<ComponentType<PageDraft>>(() =>
  import('./page-preview.tsx').catch(() => ({ default: PreviewMissing })),
);

export function PreviewPane({ control }: { control: Control<PageDraft> }) {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(besideForm).matches);
  const typed = useWatch({ control }) as PageDraft;
  const draft = useSettled(typed, settleMs);
  return (
    <details className="preview" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Prévia</summary>
      {isOpen && isEmpty(draft) && <NothingYet />}
      {isOpen && !isEmpty(draft) && (
        <Suspense fallback={<Waiting />}>
          <PagePreview {...draft} />
        </Suspense>
      )}
    </details>
  );
}

function NothingYet() {
  return (
    <p className="preview-note">
      Ela aparece aqui enquanto você escreve, já sem o que as regras do site não permitem.
    </p>
  );
}

function Waiting() {
  return <p className="preview-note">Preparando a prévia...</p>;
}

function PreviewMissing() {
  return <p className="preview-note">A prévia não carregou. O formulário funciona sem ela.</p>;
}
