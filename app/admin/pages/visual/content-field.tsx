/** The text of a page, edited as it will look ('Visual') or as HTML. Both change the same field of the form. */
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { pageFields } from '#domain/pages/page-fields.ts';
import { formatCount } from '../../../ui/format.ts';
import type { FormFieldProps } from '../form-field-props.ts';
import { type EditorMode, keepMode, recallMode } from './editor-mode.ts';
import type { UnreadableHtml } from './read-html.ts';
import { unreadableText } from './unreadable-text.ts';
import type { VisualEditorProps } from './visual-editor.tsx';

const ids = { label: 'content-label', note: 'content-note' };
const { label, maxLength } = pageFields.content;

const modes: readonly { mode: EditorMode; name: string }[] = [
  { mode: 'visual', name: 'Visual' },
  { mode: 'html', name: 'HTML' },
];

const VisualEditor = lazy<ComponentType<VisualEditorProps>>(() =>
  import('./visual-editor.tsx').catch(() => ({ default: EditorMissing })),
);

export function ContentField({ form, page }: FormFieldProps) {
  const [mode, setMode] = useState(() => recallMode(() => localStorage));
  const [unreadable, setUnreadable] = useState<UnreadableHtml | null>(null);
  const error = form.formState.errors.content?.message;

  const choose = (chosen: EditorMode) => {
    setUnreadable(null);
    setMode(chosen);
    keepMode(() => localStorage, chosen);
  };
  const stayInHtml = useCallback((reason: UnreadableHtml) => {
    setUnreadable(reason);
    setMode('html');
  }, []);

  return (
    <div className="field content-field">
      <div className="content-head">
        {mode === 'html' ? (
          <label htmlFor="content" className="content-label">
            {label}
          </label>
        ) : (
          <span id={ids.label} className="content-label">
            Conteúdo
          </span>
        )}
        <ModeChoice chosen={mode} onChoose={choose} />
      </div>
      <p className="content-why" role="status">
        {unreadable === null ? '' : unreadableText(unreadable)}
      </p>
      {mode === 'html' ? (
        <textarea
          id="content"
          aria-invalid={error !== undefined}
          aria-describedby={ids.note}
          {...form.register('content')}
          className="html-source"
          rows={14}
          spellCheck
        />
      ) : (
        <Suspense fallback={<p className="preview-note">Abrindo o editor...</p>}>
          <VisualEditor
            form={form}
            labelId={ids.label}
            noteId={ids.note}
            isInvalid={error !== undefined}
            onUnreadable={stayInHtml}
          />
        </Suspense>
      )}
      <p id={ids.note} className={error === undefined ? 'field-hint' : 'field-error'}>
        {error ?? `${formatCount(page.content.length)} de ${formatCount(maxLength)} caracteres`}
      </p>
    </div>
  );
}

interface ModeChoiceProps {
  chosen: EditorMode;
  onChoose: (mode: EditorMode) => void;
}

function ModeChoice({ chosen, onChoose }: ModeChoiceProps) {
  return (
    <fieldset className="mode-choice">
      <legend className="sr-only">Como escrever o conteúdo</legend>
      {modes.map(({ mode, name }) => (
        <label key={mode}>
          <input type="radio" name="content-mode" checked={mode === chosen} onChange={() => onChoose(mode)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function EditorMissing() {
  return <p className="preview-note">O editor não carregou. Escolha HTML, que funciona sem ele.</p>;
}
