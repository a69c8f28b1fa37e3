/** What a page asks for at its end. */
import { expect, test } from 'vitest';
import { textOfTitle } from '#tests/support/generator/page-of-title.ts';
import { isListed } from './closing.ts';

function closingOfTitle(title: string): string {
  return textOfTitle(title).split('\n').at(-1) ?? '';
}

test('a page on maintenance asks for the address at its end, and never for a video of a fault', () => {
  for (const title of ['Manutenção de portão automático em Mauá', 'Revisão de portão eletrônico na Penha']) {
    expect(closingOfTitle(title), title).toMatch(/bairro|endereço/);
    expect(closingOfTitle(title), title).not.toMatch(/vídeo|[Gg]rave/);
  }
});

test('what a list has asked for is not asked again', () => {
  const points = ['Foto do portão por dentro.', 'Vídeo curto do defeito.', 'Bairro.'].map((text, rank) => ({
    text,
    rank,
  }));
  expect(isListed('Mande um vídeo do defeito, a foto do portão e o bairro.', [{ points }])).toBe(true);
  expect(isListed('Mande as medidas e o material da folha.', [{ points }])).toBe(false);
});
