import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { linkRange, setLink, unlink } from './link.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

function docOf(html: string): Node {
  const read = readHtml(html);
  if (!read.ok) throw new Error(`The editor cannot open ${html}`);
  return read.value;
}

/** The text of the only block, and the position in it where the words begin. */
function at(html: string, words: string): { doc: Node; position: number } {
  const doc = docOf(html);
  const index = doc.textContent.indexOf(words);
  expect(index, words).toBeGreaterThanOrEqual(0);
  return { doc, position: index + 1 };
}

/** The cursor is after the first letter of the words. */
function cursorIn(html: string, words: string): EditorState {
  const { doc, position } = at(html, words);
  return EditorState.create({ doc, selection: TextSelection.create(doc, position + 1) });
}

function selected(html: string, words: string): EditorState {
  const { doc, position } = at(html, words);
  return EditorState.create({
    doc,
    selection: TextSelection.create(doc, position, position + words.length),
  });
}

function after(state: EditorState, command: ReturnType<typeof setLink>): string {
  let { doc } = state;
  command(state, (transaction) => {
    doc = transaction.doc;
  });
  return writeHtml(doc);
}

const mixed = '<p>Veja <a href="/a">um <strong>motor</strong> novo</a> e <a href="/b">outro</a>.</p>';

test.each(['um', 'motor', 'novo'])(
  'the whole link is changed and removed from its part “%s”, whatever parts of it are bold',
  (part) => {
    const state = cursorIn(mixed, part);
    expect(after(state, unlink)).toBe('<p>Veja um <strong>motor</strong> novo e <a href="/b">outro</a>.</p>');
    expect(after(state, setLink('/c', 'unused'))).toBe(mixed.replace('/a', '/c'));
  },
);

test('a link with the same address elsewhere in the block is another link', () => {
  const state = cursorIn('<p><a href="/a">um</a> e <a href="/a">dois</a></p>', 'dois');
  expect(after(state, unlink)).toBe('<p><a href="/a">um</a> e dois</p>');
});

test('a selection is linked, and a changed link keeps its id and class', () => {
  expect(after(selected('<p>Um motor novo</p>', 'motor'), setLink('/a', 'unused'))).toBe(
    '<p>Um <a href="/a">motor</a> novo</p>',
  );
  const named = '<p><a class="x" id="y" href="/a">um</a></p>';
  expect(after(cursorIn(named, 'um'), setLink('/c', 'unused'))).toBe(named.replace('/a', '/c'));
});

test('with nothing selected the words are inserted as the text of the link', () => {
  const state = cursorIn('<p>ab</p>', 'ab');
  expect(linkRange(state)).toEqual({ from: 2, to: 2, href: null });
  expect(after(state, setLink('/a', 'aqui'))).toBe('<p>a<a href="/a">aqui</a>b</p>');
  expect(unlink(state)).toBe(false);
});
