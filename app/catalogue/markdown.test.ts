import { expect, test } from 'vitest';
import { z } from 'zod';
import { readProse, renderInline, renderMarkdown } from './markdown.server.ts';

const schema = z.strictObject({ title: z.string() });
const file = (text: string) => ({ '../../content/x/uma-pagina.md': text });

test('a text is found by its file name and rendered to HTML', () => {
  const prose = readProse(file('---\ntitle: Oi\n---\n\nUm **texto**.\n'), schema).get('uma-pagina');
  expect(prose?.frontMatter).toEqual({ title: 'Oi' });
  expect(prose?.html()).toBe('<p>Um <strong>texto</strong>.</p>\n');
});

test('a table is rendered in a focusable section that is labelled by its columns', () => {
  const html = readProse(file('---\ntitle: Oi\n---\n| a | **b** |\n|---|---|\n| 1 | 2 |\n'), schema)
    .get('uma-pagina')
    ?.html();
  expect(html).toContain('<section class="table named" tabindex="0" aria-label="Tabela: a, b"><table>');
  expect(html).toContain('<td>1</td><td>2</td>');
});

test('a figure and the symbol of its unit stay on one line', () => {
  const table = renderMarkdown('| a | b |\n|---|---|\n| 1/4 CV | até 20 kg |\n');
  expect(table).toContain('<td>1/4\u00a0CV</td><td>até 20\u00a0kg</td>');
});

test('a file with missing or invalid front matter throws an error that names it', () => {
  expect(() => readProse(file('Só texto.'), schema)).toThrow('uma-pagina.md');
  expect(() => readProse(file('---\ntitel: Oi\n---\nTexto.'), schema)).toThrow('uma-pagina.md');
  expect(() => readProse(file('---\ntitle: Oi: olá\n---\nTexto.'), schema)).toThrow('uma-pagina.md');
});

test('a paragraph is rendered to HTML and to plain text, with its no-break spaces', () => {
  expect(renderInline('De **R$\u00a0150** a [seiscentos](/garantia), "à vista".')).toEqual({
    html: 'De <strong>R$\u00a0150</strong> a <a href="/garantia">seiscentos</a>, &quot;à vista&quot;.',
    text: 'De R$\u00a0150 a seiscentos, "à vista".',
  });
});

test('a table of short cells keeps its names on one line, and one with sentences or long names does not', () => {
  const table = (name: string, cell: string) => renderMarkdown(`| A | B |\n| - | - |\n| ${name} | ${cell} |`);
  expect(table('Zumbido grave', 'Folha presa ou capacitor fraco')).toContain('class="table named"');
  expect(
    table('Zumbido grave', 'Folha presa, ou capacitor fraco: desligue o disjuntor antes de abrir a caixa.'),
  ).toContain('class="table"');
  expect(table('Um nome que não caberia em uma linha só', 'Relé')).toContain('class="table"');
});

test('a table of four columns with whole sentences labels its cells, so that a phone can show it as a list', () => {
  const sentence = 'Um texto comprido demais para uma coluna estreita de telefone, que ninguém leria.';
  const table = (cell: string) =>
    renderMarkdown(`| A | B | C | D |\n| - | - | - | - |\n| 1 | 2 | 3 | ${cell} |`);
  expect(table('4')).not.toContain('data-label');
  expect(table(sentence)).toContain(`class="table stacked"`);
  expect(table(sentence)).toContain(`<td>1</td><td data-label="B">2</td>`);
});
