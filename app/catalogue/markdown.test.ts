import { expect, test } from 'vitest';
import { z } from 'zod';
import { readProse } from './markdown.server.ts';

const schema = z.strictObject({ title: z.string() });
const file = (text: string) => ({ '../../content/x/uma-pagina.md': text });

test('a file is found under its name and rendered to HTML', () => {
  const prose = readProse(file('---\ntitle: Oi\n---\n\nUm **texto**.\n'), schema).get('uma-pagina');
  expect(prose?.frontMatter).toEqual({ title: 'Oi' });
  expect(prose?.html()).toBe('<p>Um <strong>texto</strong>.</p>\n');
});

test('a wide table scrolls in a frame of its own that the keyboard reaches', () => {
  const html = readProse(file('---\ntitle: Oi\n---\n| a | b |\n|---|---|\n| 1 | 2 |\n'), schema)
    .get('uma-pagina')
    ?.html();
  expect(html).toContain('<section class="table" tabindex="0" aria-label="Tabela"><table>');
  expect(html).toContain('<td>1</td><td>2</td>');
});

test('a file without front matter, or with a wrong one, is refused by name', () => {
  expect(() => readProse(file('Só texto.'), schema)).toThrow('uma-pagina.md');
  expect(() => readProse(file('---\ntitel: Oi\n---\nTexto.'), schema)).toThrow('uma-pagina.md');
});
