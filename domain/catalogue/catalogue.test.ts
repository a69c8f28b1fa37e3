import { expect, test } from 'vitest';
import { freeShippingCities } from '#content/places.ts';
import { slugFromName } from '#domain/slug.ts';
import { placeTitle } from './place-title.ts';
import { findNamedPlace, findPlace, placesIn } from './places.ts';
import { groupedPlaces, groupedTopics, topicGroupOf } from './sitemap-groups.ts';
import { findTopic } from './topics.ts';

test('a place is found by its slug and has the preposition that people use with its name', () => {
  expect(findPlace('penha')).toMatchObject({ name: 'Penha', where: 'na Penha', whose: 'da Penha' });
  expect(findPlace('bras')).toMatchObject({ where: 'no Brás', whose: 'do Brás' });
  expect(findPlace('moema')).toMatchObject({ where: 'em Moema', whose: 'de Moema' });
  expect(findPlace('pimentas')).toMatchObject({ where: 'nos Pimentas', whose: 'dos Pimentas' });
  expect(findPlace('lugar-nenhum')).toBeUndefined();
});

test('the centres of two cities have different slugs and groups', () => {
  expect(findPlace('centro-guarulhos')?.group).toBe('Bairros de Guarulhos');
  expect(findPlace('centro-osasco')?.group).toBe('Bairros de Osasco');
});

test('a place is a city or a part of one', () => {
  expect(findPlace('cotia')).toMatchObject({ isCity: true, within: null });
  expect(findPlace('moema')).toMatchObject({ isCity: false, within: 'São Paulo' });
  expect(findPlace('cumbica')?.within).toBe('Guarulhos');
  expect(findPlace('rochdale')?.within).toBe('Osasco');
  expect(findNamedPlace('jandira')?.isCity).toBe(true);
});

test('every city with free shipping is found by name, with or without a page', () => {
  expect(freeShippingCities.map((name) => findNamedPlace(slugFromName(name))?.name)).toEqual(
    freeShippingCities,
  );
  expect(findNamedPlace('jandira')).toMatchObject({ name: 'Jandira', where: 'em Jandira' });
  expect(findNamedPlace('aruja')?.name).toBe('Arujá');
  expect(findPlace('jandira')).toBeUndefined();
  expect(findNamedPlace('lugar-nenhum')).toBeUndefined();
});

test('a place whose slug differs from its name is also found by its name', () => {
  expect(findNamedPlace('centro-de-osasco')?.slug).toBe('centro-osasco');
});

test('a place is found by its short name', () => {
  expect(findNamedPlace('sao-bernardo')?.name).toBe('São Bernardo do Campo');
  expect(findNamedPlace('sao-caetano')?.name).toBe('São Caetano do Sul');
  expect(findPlace('sao-caetano')).toBeUndefined();
});

test('the north zone of the city menu has four districts, and the ABCD region has seven cities', () => {
  expect(placesIn('Zona Norte')).toHaveLength(4);
  expect(groupedPlaces().find(({ heading }) => heading === 'ABCD')?.entries).toHaveLength(7);
});

test('the words in the name of a topic decide its group', () => {
  expect(topicGroupOf('Instalação de motor de portão deslizante')).toBe('Instalação');
  expect(topicGroupOf('Conserto de motor de portão')).toBe('Manutenção e Reparo');
  expect(topicGroupOf('Portão não fecha')).toBe('Manutenção e Reparo');
  expect(topicGroupOf('Motor para portão basculante')).toBe('Tipos de Motores');
  expect(topicGroupOf('Motor PPA')).toBe('Marcas e Acessórios');
  expect(topicGroupOf('Técnico de portão automático')).toBe('Serviços e Profissionais');
  expect(groupedTopics().every(({ entries }) => entries.length > 0)).toBe(true);
});

test('a topic is found by its slug', () => {
  expect(findTopic('portao-nao-fecha')).toMatchObject({ name: 'Portão não fecha' });
});

test('a title follows the pattern, but loses its second half if the name is long', () => {
  expect(placeTitle('em Moema')).toBe('Motor para Portão PPA em Moema | Instalação Grátis');
  expect(placeTitle('na Lapa')).toBe('Motor para Portão PPA na Lapa | Instalação Grátis');
  expect(placeTitle('em São Bernardo do Campo')).toBe('Motor para Portão PPA em São Bernardo do Campo');
});
