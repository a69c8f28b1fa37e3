import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankPage } from '../../unsaved-page.ts';
import { type Block, differences, type PageState } from './differences.ts';
import { textLines } from './text-lines.ts';

const state: PageState = {
  ...blankPage,
  title: 'Motor lento',
  slug: 'motor-lento',
  content: '<p>um</p><p>O motor está lento.</p><p>três</p><p>quatro</p>',
  is_noindex: false,
};

test('two equal states have no differences', () => {
  expect(differences(state, { ...state })).toEqual([]);
});

test('a changed paragraph is shown word by word; unchanged ones are only counted', () => {
  const after = { ...state, content: state.content.replace('lento', 'parado') };
  expect(differences(state, after)).toEqual([
    {
      label: 'Texto da página',
      blocks: [
        { kind: 'same', lines: 1 },
        {
          kind: 'changed',
          pieces: [
            { side: 'both', text: 'O motor está ' },
            { side: 'before', text: 'lento' },
            { side: 'after', text: 'parado' },
            { side: 'both', text: '.' },
          ],
        },
        { kind: 'same', lines: 2 },
      ],
    },
  ]);
});

test('a text that was written anew is shown as a whole, not word by word with the few that it shares', () => {
  const before = 'Por que a chuva para o motor e quanto custa resolver.';
  const after = 'O que olhar antes de chamar alguém para o conserto.';
  expect(differences({ ...state, description: before }, { ...state, description: after })).toEqual([
    {
      label: 'Descrição',
      blocks: [
        {
          kind: 'changed',
          pieces: [
            { side: 'before', text: before },
            { side: 'after', text: after },
          ],
        },
      ],
    },
  ]);
});

test('every other field is shown, and so is whether search engines may list the page', () => {
  const after = { ...state, title: 'Motor parado', description: 'Nova', is_noindex: true };
  expect(differences(state, after).map(({ label }) => label)).toEqual([
    'Título',
    'Descrição',
    'Nos buscadores',
  ]);
});

test('if only the markup of the body differs, no line differs', () => {
  const after = { ...state, content: state.content.replace('<p>um</p>', '<h2>um</h2>') };
  expect(differences(state, after)).toEqual([{ label: 'Texto da página', blocks: [] }]);
});

test('either side can be reconstructed from the pieces, whatever the texts', () => {
  const body = fc.array(fc.constantFrom('um dois', 'dois três', 'quatro', 'cinco seis sete'), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(body, body, (one, other) => {
      const [before, after] = [one, other].map((lines) => lines.map((line) => `<p>${line}</p>`).join(''));
      const [found] = differences({ ...state, content: before ?? '' }, { ...state, content: after ?? '' });
      expect(found === undefined).toBe(before === after);
      if (found === undefined) return;
      expect(linesOf(found.blocks, 'before', one)).toEqual(textLines(before ?? ''));
      expect(linesOf(found.blocks, 'after', other)).toEqual(textLines(after ?? ''));
    }),
  );
});

/** The lines of one side. A block of unchanged lines has only their number, so they are copied from `known`. */
function linesOf(blocks: readonly Block[], side: 'before' | 'after', known: readonly string[]): string[] {
  const lines: string[] = [];
  for (const block of blocks) {
    if (block.kind === 'same') lines.push(...known.slice(lines.length, lines.length + block.lines));
    else {
      const text = block.pieces.filter((piece) => piece.side === side || piece.side === 'both');
      if (text.length > 0)
        lines.push(
          ...text
            .map((piece) => piece.text)
            .join('')
            .split('\n'),
        );
    }
  }
  return lines.filter((line) => line !== '');
}
