/**
 * The text of a page as it will look, with a toolbar. Loaded only when 'Visual' is chosen, so that no other screen
 * loads the library (docs/decisions/053-the-visual-editor.md).
 */
import type { Node } from 'prosemirror-model';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import '../../../styles/sheets/visual-editor.css';
import type { UnsavedPage } from '../unsaved-page.ts';
import { setLink, unlink } from './link.ts';
import { LinkDialog } from './link-dialog.tsx';
import { readHtml, type UnreadableHtml } from './read-html.ts';
import { Toolbar } from './toolbar.tsx';
import { useEditorView } from './use-editor-view.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

export interface VisualEditorProps {
  form: UseFormReturn<UnsavedPage>;
  /** The `id` of the element that names the text. */
  labelId: string;
  /** The `id` of the note below the text. */
  noteId: string;
  isInvalid: boolean;
  /** Called if the text cannot be shown here and stays in HTML. */
  onUnreadable: (why: UnreadableHtml) => void;
}

export default function VisualEditor(props: VisualEditorProps) {
  const { form, onUnreadable } = props;
  const [first] = useState(() => readHtml(form.getValues('content')));
  useEffect(() => {
    if (!first.ok) onUnreadable(first.failure);
  }, [first, onUnreadable]);
  if (!first.ok) return null;
  return <OpenText {...props} first={first.value} />;
}

const textId = 'content-text';

function OpenText({
  form,
  labelId,
  noteId,
  isInvalid,
  onUnreadable,
  first,
}: VisualEditorProps & { first: Node }) {
  const frame = useRef<HTMLDivElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const { field } = useController({ control: form.control, name: 'content' });
  useKeyboardInset(frame);
  const editor = useEditorView(mount, {
    first,
    html: field.value,
    attributes: {
      id: textId,
      class: 'visual-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': noteId,
      'aria-invalid': String(isInvalid),
      spellcheck: 'true',
    },
    askForLink: () => setIsLinking(true),
    focusToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onType: field.onChange,
    onUnreadable,
  });
  const { focus } = editor;
  const register = field.ref;
  // So that the form can move the focus here when this field is refused.
  useEffect(() => register({ focus }), [register, focus]);

  return (
    <div ref={frame} className="visual-editor">
      <Toolbar
        state={editor.state}
        bar={bar}
        controls={textId}
        onRun={editor.run}
        onLink={() => setIsLinking(true)}
      />
      <div ref={mount} />
      <LinkDialog
        isOpen={isLinking}
        state={editor.state}
        onSet={(href, words) => editor.run(setLink(href, words))}
        onRemove={() => editor.run(unlink)}
        onClose={() => setIsLinking(false)}
        onClosed={focus}
      />
    </div>
  );
}
