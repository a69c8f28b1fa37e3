/** The keys of the visual editor. Tab is not among them: it leaves the text, as it leaves any other field. */
import { baseKeymap, chainCommands, setBlockType } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { insertBreak, toggleEm, toggleHeading, toggleList, toggleStrong } from './commands.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

interface KeyActions {
  askForLink: () => void;
  focusToolbar: () => void;
}

export function editorKeys({ askForLink, focusToolbar }: KeyActions): Plugin[] {
  const commandFor = (action: () => void): Command => {
    return () => {
      action();
      return true;
    };
  };
  return [
    keymap({
      'Mod-b': toggleStrong,
      'Mod-i': toggleEm,
      'Mod-k': commandFor(askForLink),
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-Alt-0': setBlockType(nodes.paragraph),
      'Mod-Alt-2': toggleHeading(2),
      'Mod-Alt-3': toggleHeading(3),
      'Mod-Shift-7': toggleList(nodes.ordered_list),
      'Mod-Shift-8': toggleList(nodes.bullet_list),
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      'Shift-Enter': insertBreak,
      'Alt-F10': commandFor(focusToolbar),
      Enter: chainCommands(splitListItem(nodes.list_item), (...args) => baseKeymap.Enter?.(...args) ?? false),
    }),
    keymap(baseKeymap),
  ];
}
