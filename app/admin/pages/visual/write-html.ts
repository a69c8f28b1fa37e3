/**
 * Writes a text of the visual editor as HTML, exactly as the sanitiser would leave it. Each block has its own line, so
 * that people can read the HTML too.
 */
import type { Mark, Node } from 'prosemirror-model';
import { isBlankText, schema } from './schema.ts';

const listTags = new Map([
  [schema.nodes.bullet_list, 'ul'],
  [schema.nodes.ordered_list, 'ol'],
]);
const markTags = new Map([
  [schema.marks.link, 'a'],
  [schema.marks.span, 'span'],
  [schema.marks.strong, 'strong'],
  [schema.marks.em, 'em'],
]);

export function writeHtml(doc: Node): string {
  return isBlankText(doc) ? '' : blocksOf(doc).join('\n');
}

function blocksOf(parent: Node): string[] {
  return parent.children.map(writeBlock);
}

function writeBlock(node: Node): string {
  const { nodes } = schema;
  const tag = listTags.get(node.type);
  if (tag !== undefined) return element(tag, node, `\n${node.children.map(writeItem).join('\n')}\n`);
  if (node.type === nodes.div_group) return element('div', node, `\n${blocksOf(node).join('\n')}\n`);
  const inline = writeInline(node.children);
  if (node.type === nodes.heading) return element(`h${node.attrs.level}`, node, inline);
  return element(node.type === nodes.div_text ? 'div' : 'p', node, inline);
}

function writeItem(item: Node): string {
  const [first, ...others] = item.children;
  if (first === undefined || !isBare(item, first)) return element('li', item, blocksOf(item).join('\n'));
  const inside = [writeInline(first.children), ...others.map(writeBlock)];
  return element('li', item, inside.filter((part, index) => index > 0 || part !== '').join('\n'));
}

/** Whether the first paragraph of an item can be written without its tag and still be read back as a paragraph. */
function isBare(item: Node, first: Node): boolean {
  const hasNames = first.attrs.class !== null || first.attrs.id !== null;
  // Without its tag, an empty paragraph leaves no trace, and the one after it would be read as the first.
  const isMistaken = first.content.size === 0 && item.maybeChild(1)?.type === schema.nodes.paragraph;
  return !item.attrs.isLoose && !hasNames && !isMistaken;
}

function element(tag: string, { attrs }: Node | Mark, inside: string): string {
  return `${openingTag(tag, attrs)}${inside}</${tag}>`;
}

function openingTag(tag: string, attrs: Record<string, string | null>): string {
  const { class: name = null, id = null, href = null } = attrs;
  const rel = href !== null && /^https?:/i.test(href) ? 'noopener noreferrer' : null;
  const written = Object.entries({ class: name, id, href, rel })
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([attribute, value]) => ` ${attribute}="${escapeText(value).replaceAll('"', '&quot;')}"`);
  return `<${tag}${written.join('')}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Of the marks that begin at the same node, the one that reaches farthest is outermost, so that few marks are split. */
function writeInline(nodes: readonly Node[], open: readonly Mark[] = []): string {
  let html = '';
  let index = 0;
  while (index < nodes.length) {
    const outer = farthestMark(nodes, index, open);
    if (outer === null) {
      html += writeLeaf(nodes[index]);
      index += 1;
    } else {
      const inside = writeInline(nodes.slice(index, outer.end), [...open, outer.mark]);
      html += element(markTags.get(outer.mark.type) ?? '', outer.mark, inside);
      index = outer.end;
    }
  }
  return html;
}

function farthestMark(
  nodes: readonly Node[],
  start: number,
  open: readonly Mark[],
): { mark: Mark; end: number } | null {
  let farthest: { mark: Mark; end: number } | null = null;
  for (const mark of nodes[start]?.marks ?? []) {
    if (mark.isInSet(open)) continue;
    let end = start + 1;
    while (end < nodes.length && mark.isInSet(nodes[end]?.marks ?? [])) end += 1;
    if (farthest === null || end > farthest.end) farthest = { mark, end };
  }
  return farthest;
}

function writeLeaf(node: Node | undefined): string {
  return node?.isText ? escapeText(node.text ?? '') : '<br />';
}
