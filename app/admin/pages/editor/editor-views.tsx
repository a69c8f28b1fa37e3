/**
 * The views between which an author switches where there is no room for a preview beside the text: the text itself, the
 * page as visitors see it, and the page as search results and messages show it, with the fields that these use.
 */
import type { Control } from 'react-hook-form';
import { LivePreview } from '../../preview/live-preview.tsx';
import type { PreviewPart } from '../../preview/page-preview.tsx';
import { useRoomForPreview } from '../../preview/use-room-for-preview.ts';
import type { UnsavedPage } from '../unsaved-page.ts';

export type EditorView = 'write' | PreviewPartAlone;

type PreviewPartAlone = Exclude<PreviewPart, 'all'>;

const views: readonly { view: EditorView; name: string }[] = [
  { view: 'write', name: 'Escrever' },
  { view: 'page', name: 'Ver' },
  { view: 'search', name: 'Buscador' },
];

interface EditorViewsProps {
  view: EditorView;
  onChoose: (view: EditorView) => void;
}

export function EditorViews({ view, onChoose }: EditorViewsProps) {
  return (
    <fieldset className="editor-views">
      <legend className="sr-only">O que mostrar</legend>
      {views.map((option) => (
        <label key={option.view}>
          <input
            type="radio"
            name="editor-view"
            checked={view === option.view}
            onChange={() => onChoose(option.view)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}

interface EditorPreviewProps {
  control: Control<UnsavedPage>;
  view: EditorView;
}

export function EditorPreview({ control, view }: EditorPreviewProps) {
  const isBeside = useRoomForPreview();
  if (!isBeside && view === 'write') return null;
  return (
    <section className="preview" aria-label="Prévia">
      <LivePreview control={control} part={isBeside || view === 'write' ? 'all' : view} />
    </section>
  );
}
