/** The direct answer that a title about a part, a kit or a model gets beside the answers to its neighbours. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

const headingFor = (title: string) => understandTitle(title).direct?.heading;

test('a title that replaces a motor by the JETFLEX gets when that is worth it, and one that converts a motor gets a no', () => {
  const worth = 'O que fica do portão de hoje';
  expect(headingFor('Vale a pena trocar motor antigo por um Jetflex')).toBe(worth);
  expect(headingFor('quando trocar o motor velho por um ppa jetflex')).toBe(worth);
  expect(headingFor('Dá para transformar motor comum em Jetflex')).toBe('O que se aproveita na troca');
});

test('racks compared by their noise, remotes told apart and an electronic clutch get answers of their own', () => {
  expect(headingFor('Cremalheira de nylon ou aluminio qual a mais silenciosa')).toBe(
    'Antes de culpar o material',
  );
  expect(headingFor('Cremalheira de alumínio ou nylon: qual dura mais')).not.toBe(
    'Antes de culpar o material',
  );
  expect(headingFor('Como saber se meu controle é 433 ou 292')).toBe(
    'Se o número não aparece em lugar nenhum',
  );
  expect(headingFor('ajustar embreagem eletronica do portao')).toBe('A prova depois de cada passo');
  expect(headingFor('Como regular a embreagem do motor de portão')).toBe('Antes de apertar');
});

test('a title that asks what to replace first, or what a kit with remotes is worth, is answered for its own gate', () => {
  expect(headingFor('Roldana gasta: troco antes do motor novo?')).toBe('Como saber se ainda falta o motor');
  expect(headingFor('Roldana gasta do portão de correr')).toBe('O que se olha junto com a roldana gasta');
  const kit = (gate: string) => headingFor(`Kit motor ${gate} com dois controles por R$ 500 vale a pena?`);
  expect(kit('deslizante')).toBe('O que perguntar antes de pagar R$\u00a0500');
  expect(kit('pivotante')).toBe('O que perguntar sobre os R$\u00a0500');
  expect(headingFor('Qual motor rápido para garagem de prédio')).toBe('Rapidez e fila não são a mesma coisa');
});
