/**
 * Opens HTML in the visual editor, if the editor can hold all of it. It uses the sanitiser's parser, so that both see
 * the same text. The browser's own parsers would also report each `style` attribute as a violation of the content
 * security policy.
 */
import { ElementType, parseDocument } from 'htmlparser2';
import type { Mark, Node } from 'prosemirror-model';
import { allowedLink } from '#domain/pages/sanitize-page-html.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { createInlineReader, type InlineReader } from './read-inline.ts';
import { schema } from './schema.ts';

export type UnreadableHtml =
  | { code: 'tags'; names: string[] }
  | { code: 'attributes'; names: string[] }
  /** The tags are nested in a way that the editor cannot hold, such as text between two items of a list. */
  | { code: 'structure' };

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

const blockTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'ul', 'ol', 'li']);
const markTags = { a: 'link', span: 'span', strong: 'strong', em: 'em' } as const;

/** The nesting that the sanitiser allows. */
const maxDepth = 60;

const derivedRel = 'noopener noreferrer';

/** The text has a structure that the editor cannot hold. Thrown and always caught inside this module. */
class BadStructure extends Error {}

export function readHtml(html: string): Result<Node, UnreadableHtml> {
  const { children } = parseDocument(html);
  const unsupported = { tags: new Set<string>(), attributes: new Set<string>() };
  try {
    findUnsupported(children, unsupported, 0);
    if (unsupported.tags.size > 0) return refusal({ code: 'tags', names: [...unsupported.tags] });
    if (unsupported.attributes.size > 0)
      return refusal({ code: 'attributes', names: [...unsupported.attributes] });
    const blocks = readBlocks(children, 'doc');
    const doc = schema.node('doc', null, blocks.length === 0 ? [schema.node('paragraph')] : blocks);
    doc.check();
    return success(doc);
  } catch (error) {
    if (error instanceof BadStructure || error instanceof RangeError) return refusal({ code: 'structure' });
    throw error;
  }
}

/** Collects every tag and attribute that the editor does not know. */
function findUnsupported(
  nodes: readonly HtmlNode[],
  unsupported: { tags: Set<string>; attributes: Set<string> },
  depth: number,
): void {
  if (depth > maxDepth) throw new BadStructure();
  for (const node of nodes) {
    if (isText(node)) continue;
    if (!isElement(node)) {
      unsupported.tags.add(node.type === ElementType.ElementType.Comment ? '!--' : node.type);
      continue;
    }
    const { name, attribs } = node;
    if (!blockTags.has(name) && !(name in markTags) && name !== 'br') unsupported.tags.add(name);
    for (const [attribute, value] of Object.entries(attribs)) {
      if (!isSupportedAttribute(name, attribute, value)) unsupported.attributes.add(attribute);
    }
    findUnsupported(node.children, unsupported, depth + 1);
  }
}

function isSupportedAttribute(tag: string, attribute: string, value: string): boolean {
  if (tag === 'a' && attribute === 'href') return allowedLink(value)?.href === value;
  // The sanitiser adds it to each link that leaves the site, and so does `writeHtml`: nothing is lost.
  if (tag === 'a' && attribute === 'rel') return value === derivedRel;
  return (attribute === 'class' || attribute === 'id') && tag !== 'br';
}

function isText(node: HtmlNode): node is Extract<HtmlNode, { type: ElementType.ElementType.Text }> {
  return node.type === ElementType.ElementType.Text;
}

function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

function isBlock(node: HtmlNode): node is HtmlElement {
  return isElement(node) && blockTags.has(node.name);
}

/** Bare text beside blocks becomes a paragraph: anywhere in a document, only first in an item, and never in a `div`. */
function readBlocks(nodes: readonly HtmlNode[], where: 'doc' | 'item' | 'div'): Node[] {
  const blocks: Node[] = [];
  for (const part of partsOf(nodes)) {
    if ('block' in part) {
      blocks.push(readBlock(part.block));
      continue;
    }
    const inline = readInline(part.run);
    if (inline.length === 0) continue;
    const mayBeBare = where === 'doc' || (where === 'item' && blocks.length === 0);
    if (!mayBeBare) throw new BadStructure();
    blocks.push(schema.node('paragraph', null, inline));
  }
  return blocks;
}

/** Splits nodes into blocks and the runs of text and inline tags between them. */
function partsOf(nodes: readonly HtmlNode[]): ({ block: HtmlElement } | { run: HtmlNode[] })[] {
  const parts: ({ block: HtmlElement } | { run: HtmlNode[] })[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (isBlock(node)) parts.push({ block: node });
    else if (last !== undefined && 'run' in last) last.run.push(node);
    else parts.push({ run: [node] });
  }
  return parts;
}

function readBlock(element: HtmlElement): Node {
  const { name, children } = element;
  const attrs = keptAttributes(element);
  switch (name) {
    case 'p':
      return schema.node('paragraph', attrs, readInline(children));
    case 'div':
      return children.some(isBlock)
        ? schema.node('div_group', attrs, readBlocks(children, 'div'))
        : schema.node('div_text', attrs, readInline(children));
    case 'ul':
    case 'ol':
      return schema.node(name === 'ul' ? 'bullet_list' : 'ordered_list', attrs, readItems(children));
    case 'li':
      throw new BadStructure();
    default:
      return schema.node('heading', { ...attrs, level: Number(name.slice(1)) }, readInline(children));
  }
}

function readItems(nodes: readonly HtmlNode[]): Node[] {
  return nodes.flatMap((node) => {
    if (isElement(node) && node.name === 'li') return [readItem(node)];
    if (isText(node) && isWhiteSpace(node.data)) return [];
    throw new BadStructure();
  });
}

function readItem(element: HtmlElement): Node {
  const blocks = readBlocks(element.children, 'item');
  const [first] = partsOf(element.children).filter(
    (part) => 'block' in part || readInline(part.run).length > 0,
  );
  const isLoose = first !== undefined && 'block' in first && first.block.name === 'p';
  // The schema requires a paragraph first. An item without text of its own gets an empty one, which is not written.
  const content = blocks[0]?.type === schema.nodes.paragraph ? blocks : [schema.node('paragraph'), ...blocks];
  return schema.node('list_item', { ...keptAttributes(element), isLoose }, content);
}

function keptAttributes({ attribs }: HtmlElement): Record<string, string | null> {
  return { class: attribs.class || null, id: attribs.id || null };
}

function readInline(nodes: readonly HtmlNode[]): Node[] {
  const reader = createInlineReader();
  readInlineInto(reader, nodes, []);
  return reader.end();
}

function readInlineInto(reader: InlineReader, nodes: readonly HtmlNode[], marks: readonly Mark[]): void {
  for (const node of nodes) {
    if (isText(node)) reader.text(node.data, marks);
    else if (isElement(node) && node.name === 'br') reader.lineBreak(marks);
    else if (isElement(node) && node.name in markTags) readMarked(reader, node, marks);
    else throw new BadStructure();
  }
}

function readMarked(reader: InlineReader, element: HtmlElement, marks: readonly Mark[]): void {
  const type = schema.marks[markTags[element.name as keyof typeof markTags]];
  const attrs = {
    ...keptAttributes(element),
    ...(element.name === 'a' && { href: element.attribs.href ?? null }),
  };
  const mark = type.create(attrs);
  // The inner of two different marks of one kind would replace the outer one.
  if (marks.some((outer) => outer.type === type && !outer.eq(mark))) throw new BadStructure();
  // An empty mark disappears, and with it an `id` that links may point to.
  if (isEmpty(element) && Object.values(attrs).some((value) => value !== null)) throw new BadStructure();
  readInlineInto(reader, element.children, mark.addToSet(marks));
}

/** An element with an `id` that contains only white space counts as empty, because the white space may be dropped. */
function isEmpty({ attribs, children }: HtmlElement, isInsideNamed = false): boolean {
  const isNamed = isInsideNamed || Boolean(attribs.id);
  return children.every((node) => {
    if (isText(node)) return isNamed ? isWhiteSpace(node.data) : node.data === '';
    return isElement(node) && node.name !== 'br' && isEmpty(node, isNamed);
  });
}

function isWhiteSpace(text: string): boolean {
  return /^[ \t\r\n\f]*$/.test(text);
}
