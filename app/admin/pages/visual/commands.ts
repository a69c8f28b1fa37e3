/** What the buttons and keys of the visual editor do. */
import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);

/** Turns the block into a heading of this level, or such a heading back into a paragraph. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    headingLevel(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
}

/** Turns the selected blocks into a list of this kind, changes their list to this kind, or takes them out of it. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = listAround(state);
    if (list?.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (list !== null) {
      dispatch?.(state.tr.setNodeMarkup(list.position, type, list.attrs));
      return true;
    }
    if (headingLevel(state) === null) return wrapInList(type)(state, dispatch);
    // An item has to begin with a paragraph, so a heading becomes one first. One undo reverts both steps.
    const asParagraph = state.tr;
    setBlockType(nodes.paragraph)(state, (transaction) => {
      for (const step of transaction.steps) asParagraph.step(step);
    });
    return wrapInList(type)(state.apply(asParagraph), (wrapped) => {
      for (const step of wrapped.steps) asParagraph.step(step);
      dispatch?.(asParagraph);
    });
  };
}

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** @returns the level of the heading at the cursor; null outside headings */
export function headingLevel({ selection }: EditorState): number | null {
  const { parent } = selection.$from;
  return parent.type === nodes.heading ? parent.attrs.level : null;
}

/** @returns the innermost list around the cursor; null outside lists */
export function listAround({
  selection: { $from },
}: EditorState): { type: NodeType; attrs: Attrs; position: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) {
      return { type, attrs, position: $from.before(depth) };
    }
  }
  return null;
}

/** Whether the mark is at the cursor, or anywhere in what is selected. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}
