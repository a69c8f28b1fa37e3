/** The preview of what is being typed. Loaded when it is first shown. */
import { type ComponentType, lazy, Suspense } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { isBlank, type UnsavedPage } from '../pages/unsaved-page.ts';
import { useDebouncedValue } from '../parts/use-debounced-value.ts';
import type { PagePreviewProps } from './page-preview.tsx';

/** Nothing is cleaned or rendered until typing pauses for this long. */
const debounceMs = 200;

/** If the preview cannot be loaded, the form works without it. */
const PagePreview = lazy<ComponentType<PagePreviewProps>>(() =>
  import('./page-preview.tsx').catch(() => ({ default: PreviewMissing })),
);

interface LivePreviewProps extends Pick<PagePreviewProps, 'part'> {
  control: Control<UnsavedPage>;
}

export function LivePreview({ control, part = 'all' }: LivePreviewProps) {
  const typed = useWatch({ control }) as UnsavedPage;
  const page = useDebouncedValue(typed, debounceMs);
  if (isBlank(page)) return <NothingYet />;
  return (
    <Suspense fallback={<Waiting />}>
      <PagePreview {...page} part={part} />
    </Suspense>
  );
}

function NothingYet() {
  return (
    <p className="preview-note preview-blank">
      A prévia aparece aqui enquanto você escreve, já sem o que as regras do site não permitem.
    </p>
  );
}

function Waiting() {
  return <p className="preview-note">Preparando a prévia...</p>;
}

function PreviewMissing() {
  return <p className="preview-note">A prévia não carregou. O formulário funciona sem ela.</p>;
}
