/** Connects ProseMirror to the form: the form gets typed text as HTML, and the editor shows HTML that changed elsewhere. */
import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorKeys } from './keys.ts';
import { readHtml, type UnreadableHtml } from './read-html.ts';
import { uniqueIds } from './unique-ids.ts';
import { writeHtml } from './write-html.ts';

interface EditorViewOptions {
  /** The text to begin with. */
  first: Node;
  /** The value in the form. If something else has changed it, the editor shows the new one. */
  html: string;
  attributes: Record<string, string>;
  askForLink: () => void;
  focusToolbar: () => void;
  onType: (html: string) => void;
  onUnreadable: (why: UnreadableHtml) => void;
}

export interface OpenEditor {
  state: EditorState;
  run: (command: Command) => void;
  focus: () => void;
}

export function useEditorView(mount: RefObject<HTMLElement | null>, options: EditorViewOptions): OpenEditor {
  const latest = useRef(options);
  latest.current = options;
  const written = useRef(options.html);
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState(() =>
    EditorState.create({
      doc: options.first,
      plugins: [
        history(),
        ...editorKeys({
          askForLink: () => latest.current.askForLink(),
          focusToolbar: () => latest.current.focusToolbar(),
        }),
        uniqueIds,
      ],
    }),
  );
  const initial = useRef(state);

  // Before the first paint: nobody meets a toolbar whose text does not exist yet.
  useLayoutEffect(() => {
    const opened = new EditorView(mount.current, {
      state: initial.current,
      attributes: () => latest.current.attributes,
      transformPastedHTML: cleanPastedHtml,
      dispatchTransaction(transaction) {
        const next = opened.state.apply(transaction);
        opened.updateState(next);
        setState(next);
        if (!transaction.docChanged || transaction.getMeta('from-form')) return;
        written.current = writeHtml(next.doc);
        latest.current.onType(written.current);
      },
    });
    view.current = opened;
    return () => {
      // If the effect runs again, the new view continues with this state.
      initial.current = opened.state;
      opened.destroy();
      view.current = null;
    };
  }, [mount]);

  // Before anything else can be typed: the value must not be older than what the editor has written since.
  useLayoutEffect(() => {
    const opened = view.current;
    if (opened === null || options.html === written.current) return;
    written.current = options.html;
    const read = readHtml(options.html);
    if (!read.ok) return latest.current.onUnreadable(read.failure);
    const { tr, doc } = opened.state;
    opened.dispatch(tr.replaceWith(0, doc.content.size, read.value.content).setMeta('from-form', true));
  }, [options.html]);

  return {
    state,
    run(command) {
      const { current } = view;
      if (current === null) return;
      command(current.state, current.dispatch.bind(current), current);
      current.focus();
    },
    focus: () => view.current?.focus(),
  };
}
