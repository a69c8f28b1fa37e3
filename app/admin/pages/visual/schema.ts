/**
 * What the visual editor can hold: the tags and attributes that a generated page may have
 * (docs/specification/generated-pages.md#sanitising), and nothing else.
 */
import { type AttributeSpec, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';

const keptAttributes: Record<string, AttributeSpec> = { class: { default: null }, id: { default: null } };

interface KeptAttributes {
  class: string | null;
  id: string | null;
}

/**
 * The editor shows `class` and `id` under other names. Otherwise a class of the text could match a style rule of the
 * administrator's area, and an `id` one of its labels. Only these names are read back, so what is pasted from elsewhere
 * loses its `class` and `id`.
 */
function shownNames({ attrs }: { attrs: Record<string, unknown> }): Record<string, unknown> {
  return { 'data-class': attrs.class, 'data-id': attrs.id };
}

function readBack(element: HTMLElement): KeptAttributes {
  return { class: element.getAttribute('data-class'), id: element.getAttribute('data-id') };
}

const block = { group: 'block', attrs: keptAttributes };

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

function listSpec(tag: 'ul' | 'ol'): NodeSpec {
  return {
    ...block,
    content: 'list_item+',
    parseDOM: [{ tag, getAttrs: readBack }],
    toDOM: (node) => [tag, shownNames(node), 0],
  };
}

/** A `div` that contains blocks, or only text. A `div` pasted from elsewhere becomes paragraphs. */
function divSpec(kind: 'group' | 'text', content: string): NodeSpec {
  return {
    ...block,
    content,
    parseDOM: [{ tag: `div[data-kind="${kind}"]`, getAttrs: readBack }],
    toDOM: (node) => ['div', { 'data-kind': kind, ...shownNames(node) }, 0],
  };
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    ...block,
    content: 'inline*',
    parseDOM: [{ tag: 'p', getAttrs: readBack }],
    toDOM: (node) => ['p', shownNames(node), 0],
  },
  heading: {
    ...block,
    attrs: { ...keptAttributes, level: { default: 2 } },
    content: 'inline*',
    defining: true,
    parseDOM: headingLevels.map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ ...readBack(element), level }),
    })),
    toDOM: (node) => [`h${node.attrs.level}`, shownNames(node), 0],
  },
  bullet_list: listSpec('ul'),
  ordered_list: listSpec('ol'),
  list_item: {
    /** `isLoose`: the item begins with a `p`, and not with bare text. */
    attrs: { ...keptAttributes, isLoose: { default: false } },
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li', getAttrs: readBack }],
    toDOM: (node) => ['li', shownNames(node), 0],
  },
  div_group: divSpec('group', 'block+'),
  div_text: divSpec('text', 'inline*'),
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
} satisfies Record<string, NodeSpec>;

function markSpec(tag: 'strong' | 'em', others: string[]): MarkSpec {
  return {
    attrs: keptAttributes,
    parseDOM: [tag, ...others].map((name) => ({ tag: name, getAttrs: readBack })),
    toDOM: (mark) => [tag, shownNames(mark), 0],
  };
}

const marks = {
  link: {
    attrs: { ...keptAttributes, href: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => ({ ...readBack(element), href: element.getAttribute('href') }),
      },
    ],
    toDOM: (mark) => ['a', { href: mark.attrs.href, ...shownNames(mark) }, 0],
  },
  span: {
    attrs: keptAttributes,
    parseDOM: ['span[data-class]', 'span[data-id]'].map((tag) => ({ tag, getAttrs: readBack })),
    toDOM: (mark) => ['span', shownNames(mark), 0],
  },
  strong: markSpec('strong', ['b']),
  em: markSpec('em', ['i']),
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });

/** Whether the text is one empty paragraph without `class` or `id`, which is how the editor shows no text at all. */
export function isBlankText(doc: Node): boolean {
  const { firstChild } = doc;
  return (
    doc.childCount === 1 &&
    firstChild?.type === schema.nodes.paragraph &&
    firstChild.content.size === 0 &&
    firstChild.attrs.class === null &&
    firstChild.attrs.id === null
  );
}
