/** Keeps each `id` unique: after a split or a paste has repeated one, only the first block keeps it. */
import { Plugin } from 'prosemirror-state';

export const uniqueIds = new Plugin({
  appendTransaction(transactions, _before, state) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const known = new Set<string>();
    const { tr } = state;
    state.doc.descendants((node, position) => {
      const { id } = node.attrs;
      if (typeof id !== 'string') return;
      if (known.has(id)) tr.setNodeAttribute(position, 'id', null);
      known.add(id);
    });
    return tr.docChanged ? tr : null;
  },
});
