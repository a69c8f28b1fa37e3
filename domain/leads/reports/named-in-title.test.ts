import { expect, test } from 'vitest';
import { namedModel, namedPlace } from './named-in-title.ts';

test.each([
  ['/cidades/moema', 'Motor de portão em Moema', 'moema'],
  ['/links-uteis/um', 'Conserto de portão na Vila Galvão', 'vila-galvao'],
  ['/links-uteis/dois', 'Motor no Macedo, Guarulhos', 'macedo'],
  ['/links-uteis/tres', 'MOTOR EM GUARULHOS', 'guarulhos'],
  ['/links-uteis/quatro', 'Portão que se abre sozinho em Moema', 'moema'],
  ['/links-uteis/cinco', 'Conserto na Sé', 'se'],
])('the page %s with the title “%s” is about the place %s', (path, title, slug) => {
  expect(namedPlace(path, title)?.slug).toBe(slug);
});

test.each([
  ['/motores/motor-ppa-home', 'Motor PPA Home', 'motor-ppa-home'],
  ['/links-uteis/um', 'Motor PPA Home Jetflex na Penha', 'motor-ppa-home-jetflex'],
])('the page %s with the title “%s” is about the model %s', (path, title, slug) => {
  expect(namedModel(path, title)?.slug).toBe(slug);
});

test('a title that names no place or model is about none', () => {
  expect(namedPlace('/links-uteis/um', 'Motor barato')).toBeNull();
  expect(namedPlace('/links-uteis/um', 'Portão que deixou de se fechar')).toBeNull();
  expect(namedModel('/links-uteis/um', 'Portão para home office')).toBeNull();
});
