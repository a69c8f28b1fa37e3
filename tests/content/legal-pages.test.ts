/** The legal pages: each is dated, and explains the law in words that a reader can use. */
import { expect, test } from 'vitest';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { families } from '#content/families.ts';

const pages = [...proseOf(families.textPages)].map(([slug, { frontMatter, html }]) => ({
  slug,
  updated: frontMatter.updated,
  html: html(),
}));

/** The rows of the first table, as cells of plain text. */
function firstTable(slug: string): string[][] {
  const table =
    /<table>([\s\S]*?)<\/table>/.exec(pages.find((page) => page.slug === slug)?.html ?? '')?.[1] ?? '';
  return [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, '').trim(),
    ),
  );
}

test('every legal page has a version date that is not in the future, and says where to look for it', () => {
  expect(pages.map(({ slug }) => slug).toSorted()).toEqual(['garantia', 'privacidade', 'termos']);
  for (const { slug, updated, html } of pages) {
    expect(Date.parse(updated), slug).toBeLessThanOrEqual(Date.now());
    expect(html, slug).toContain('A data da versão está no começo');
  }
});

test('the warranty says in one table what is covered, for how long, by whom and how to claim, with the legal rights', () => {
  const [head, ...rows] = firstTable('garantia');
  expect(head).toEqual(['O que você comprou', 'Por quanto tempo', 'Quem responde', 'Como acionar']);
  expect(rows).toHaveLength(8);
  expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell === ''))).toEqual([]);
  const text = rows.flat().join(' ');
  for (const part of [
    'artigo\u00a026',
    'Noventa dias',
    'artigo\u00a049',
    'Sete dias',
    'sem garantia de fábrica na proposta',
    'Peça avulsa',
  ])
    expect(text).toContain(part);
});

test('the privacy page begins with the answers to five questions: which data, on which legal basis, for how long, who decides and how to ask', () => {
  const [firstList = ''] = pages.find(({ slug }) => slug === 'privacidade')?.html.split('</ul>') ?? [];
  const answers = [...firstList.matchAll(/<li><strong>([^<]+):<\/strong> \S/g)].map(
    ([, question]) => question,
  );
  expect(answers).toEqual([
    'Que dados',
    'Com que base na lei',
    'Por quanto tempo',
    'Quem decide',
    'Como pedir',
  ]);
});
