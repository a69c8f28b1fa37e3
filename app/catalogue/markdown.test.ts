import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInline, readProse } from './markdown.server.ts';

const schema = z.strictObject({ title: z.string() });
const file = (text: string) => ({ '../../content/x/uma-pagina.md': text });

test('a file is found under its name and rendered to HTML', () => {
  const prose = readProse(file('---\ntitle: Oi\n---\n\nUm **texto**.\n'), schema).get('uma-pagina');
  expect(prose?.frontMatter).toEqual({ title: 'Oi' });
  expect(prose?.html()).toBe('<p>Um <strong>texto</strong>.</p>\n');
});

test('a wide table scrolls in a frame of its own that the keyboard reaches, named by its columns', () => {
  const html = readProse(file('---\ntitle: Oi\n---\n| a | **b** |\n|---|---|\n| 1 | 2 |\n'), schema)
    .get('uma-pagina')
    ?.html();
  expect(html).toContain('<section class="table" tabindex="0" aria-label="Tabela: a, b"><table>');
  expect(html).toContain('<td>1</td><td>2</td>');
});

test('a file without front matter, or with a wrong one, is refused by name', () => {
  expect(() => readProse(file('Só texto.'), schema)).toThrow('uma-pagina.md');
  expect(() => readProse(file('---\ntitel: Oi\n---\nTexto.'), schema)).toThrow('uma-pagina.md');
});

test('a paragraph is read as HTML and as the words alone, with its no-break spaces', () => {
  expect(readInline('De **R$\u00a0150** a [seiscentos](/garantia), "à vista".')).toEqual({
    html: 'De <strong>R$\u00a0150</strong> a <a href="/garantia">seiscentos</a>, &quot;à vista&quot;.',
    text: 'De R$\u00a0150 a seiscentos, "à vista".',
  });
});
