import { expect, test } from 'vitest';
import { withContents } from './contents.server.ts';

test('second-level headings get an id from their text and are listed in order; deeper headings do not change', () => {
  const { html, contents } = withContents(
    '<h2>Programação: o que pedir</h2><h3>Pausa</h3><h2>Consertar ou trocar</h2>',
  );
  expect(contents).toEqual([
    { id: 'programacao-o-que-pedir', text: 'Programação: o que pedir' },
    { id: 'consertar-ou-trocar', text: 'Consertar ou trocar' },
  ]);
  expect(html).toBe(
    '<h2 id="programacao-o-que-pedir">Programação: o que pedir</h2><h3>Pausa</h3><h2 id="consertar-ou-trocar">Consertar ou trocar</h2>',
  );
});
