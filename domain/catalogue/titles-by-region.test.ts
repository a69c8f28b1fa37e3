import { expect, test } from 'vitest';
import { groupByRegion } from './titles-by-region.ts';

function headingsOf(...titles: string[]) {
  return groupByRegion(titles.map((title) => ({ title }))).map(({ heading, pages }) => [
    heading,
    ...pages.map(({ title }) => title),
  ]);
}

test('pages on the same place are neighbours below the name of its region', () => {
  expect(
    headingsOf(
      'Motor em Moema',
      'Portão que range',
      'Conserto de portão na Penha?',
      'Motor em Carrão',
      'Portão da Penha, São Paulo',
      'Motor no Brás',
    ),
  ).toEqual([
    ['Centro de São Paulo', 'Motor no Brás'],
    ['Zona Leste', 'Motor em Carrão', 'Conserto de portão na Penha?', 'Portão da Penha, São Paulo'],
    ['Zona Sul', 'Motor em Moema'],
    ['Outros assuntos', 'Portão que range'],
  ]);
});

test('a city and its districts are one region, and a longer name is not the shorter one it begins with', () => {
  expect(
    headingsOf('Motor em Guarulhos', 'Motor na Bela Vista de Osasco', 'Motor no Taboão', 'Motor em Mauá'),
  ).toEqual([
    ['ABCD', 'Motor em Mauá'],
    ['Guarulhos', 'Motor em Guarulhos', 'Motor no Taboão'],
    ['Osasco', 'Motor na Bela Vista de Osasco'],
  ]);
});

test('a name is a place only after a preposition, and the word ‘se’ only after that of Sé', () => {
  expect(
    headingsOf(
      'Portão se fecha sozinho',
      'MOTOR EM SAO PAULO',
      'Motor na Sé',
      'Portão deixou de se mover',
      'Saúde do portão',
    ),
  ).toEqual([
    ['Centro de São Paulo', 'Motor na Sé'],
    ['São Paulo (Capital)', 'MOTOR EM SAO PAULO'],
    ['Outros assuntos', 'Portão se fecha sozinho', 'Portão deixou de se mover', 'Saúde do portão'],
  ]);
});
