/** Sets, changes and removes a link in the visual editor. */
import type { Mark } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { link } = schema.marks;

export interface LinkRange {
  from: number;
  to: number;
  /** Null if nothing there is linked yet. */
  href: string | null;
}

/** What a link would cover: the selection, or the whole link at the cursor. */
export function linkRange(state: EditorState): LinkRange {
  const { $from, from, to, empty } = state.selection;
  if (!empty) return { from, to, href: firstLink(state, from, to)?.attrs.href ?? null };
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (mark === undefined) return { from, to, href: null };
  // The link reaches over all neighbouring nodes with the same mark, such as its bold words.
  const isLinked = (index: number) => mark.isInSet($from.parent.maybeChild(index)?.marks ?? []);
  let first = $from.index();
  let last = first;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1), href: mark.attrs.href };
}

/** @param words inserted as the link's text if nothing is selected and the cursor is in no link */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    const end = from === to ? from + words.length : to;
    if (from === to) tr.insertText(words, from);
    // The new link keeps the `id` of the old one, because other links may point to it.
    const old = firstLink(state, from, to);
    tr.removeMark(from, end, link).addMark(from, end, link.create({ ...old?.attrs, href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const unlink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  if (!state.doc.rangeHasMark(from, to, link)) return false;
  dispatch?.(state.tr.removeMark(from, to, link));
  return true;
};

function firstLink({ doc }: EditorState, from: number, to: number): Mark | undefined {
  let found: Mark | undefined;
  doc.nodesBetween(from, to, ({ marks }) => {
    found ??= link.isInSet(marks);
  });
  return found;
}
