/**
 * The preview of the page in the form: beside it on a wide screen, collapsed below it on a narrow one. Loaded when
 * opened.
 */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { isBlank, type UnsavedPage } from '../pages/unsaved-page.ts';
import { useDebouncedValue } from '../parts/use-debounced-value.ts';

const besideForm = '(min-width: 77.5em)';

/** Nothing is cleaned or rendered until typing pauses for this long. */
const debounceMs = 200;

/** When the preview cannot be loaded, the form still works. */
const PagePreview = lazy<ComponentType<PageInput>>(() =>
  import('./page-preview.tsx').catch(() => ({ default: PreviewMissing })),
);

export function PreviewPane({ control }: { control: Control<UnsavedPage> }) {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(besideForm).matches);
  const typed = useWatch({ control }) as UnsavedPage;
  const page = useDebouncedValue(typed, debounceMs);
  return (
    <details className="preview" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Prévia</summary>
      {isOpen && isBlank(page) && <NothingYet />}
      {isOpen && !isBlank(page) && (
        <Suspense fallback={<Waiting />}>
          <PagePreview {...page} />
        </Suspense>
      )}
    </details>
  );
}

function NothingYet() {
  return (
    <p className="preview-note preview-blank">
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
