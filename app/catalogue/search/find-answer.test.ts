import { expect, test } from 'vitest';
import { families } from '#content/families.ts';
import { emergencies, suggestedProblems } from '#content/home.ts';
import { slugFromName } from '#domain/slug.ts';
import { motors } from '../motors/motors.server.ts';
import { proseOf } from '../prose.server.ts';
import { findAnswer } from './find-answer.server.ts';
import { names, phrases, suggestedPhrases } from './search-wordings.server.ts';

test('the phrase of every problem leads to its own page', () => {
  const astray = [...proseOf(families.problems)].filter(
    ([slug, { frontMatter }]) => findAnswer(frontMatter.phrase) !== `/${slug}`,
  );
  expect(astray.map(([slug]) => slug)).toEqual([]);
});

test('each suggestion of the search field leads to its own problem page, and none repeats a tile on home', () => {
  const isOnTile = (slug: string) =>
    emergencies.some((tile) => tile.slug === slug || slug.includes(slugFromName(tile.name)));
  expect(suggestedPhrases.map(findAnswer)).toEqual(suggestedProblems.map((slug) => `/${slug}`));
  expect(suggestedProblems.filter(isOnTile)).toEqual([]);
});

test('topics, terms, models and places are found by their names', () => {
  // The page of the city has the same wording, and the service page is found by it.
  const servicePageOf: Readonly<Record<string, string>> = {
    'portão automático guarulhos': '/portao-automatico-guarulhos',
    'portão automático osasco': '/portao-automatico-osasco',
  };
  for (const { text, path } of [...phrases, ...names]) {
    expect(findAnswer(text), text).toBe(servicePageOf[text] ?? path);
  }
  for (const { name, slug } of motors) expect(findAnswer(`motor ppa ${name}`)).toBe(`/motores/${slug}`);
});

test.for([
  ['PORTAO NAO ABRE!', '/portao-nao-abre'],
  ['portao n abre', '/portao-nao-abre'],
  ['portão não abre socorro', '/portao-nao-abre'],
  ['portao nao ta abrindo', '/portao-nao-abre'],
  ['meu portão não fehca', '/portao-nao-fecha'],
  ['portão não feicha', '/portao-nao-fecha'],
  ['portao nao fexa', '/portao-nao-fecha'],
  ['portão da garagem nao fecha quando chove', '/portao-nao-fecha'],
  ['portao abre e nao fecha', '/portao-nao-fecha'],
  ['portão nao fecha totalmente', '/portao-nao-fecha-ate-o-fim'],
  ['portao nao abre com o controle', '/controle-do-portao-nao-funciona'],
  ['controle nao funsiona', '/controle-do-portao-nao-funciona'],
  ['motor de portao queimdo', '/motor-de-portao-queimado'],
  ['meu motor queimou', '/motor-de-portao-queimado'],
  ['placa queimada', '/topicos/reparo-de-placa-de-portao-eletronico'],
  ['portao travou', '/portao-travado'],
  ['portao enperrado', '/portao-travado'],
  ['portão lento', '/portao-demora-para-abrir'],
  ['portao saiu do trilho', '/portao-de-correr-saiu-do-trilho'],
  ['portão parou no meio', '/portao-para-no-meio-do-caminho'],
  ['portao desceu e nao sobe', '/portao-basculante-desceu-e-nao-sobe'],
  ['portão abrindo sozinho', '/portao-abre-sozinho'],
  ['portao fazendo barulo', '/motor-de-portao-fazendo-barulho'],
  ['portao dando xoque', '/portao-dando-choque'],
  ['perdi o controle', '/roubaram-o-controle-do-portao'],
  ['trocar pilha controle', '/qual-pilha-usar-no-controle-do-portao'],
  ['como abrir portao sem energia', '/como-abrir-portao-sem-luz'],
  ['quanto custa consertar portao', '/quanto-custa-consertar-portao-eletronico'],
  ['preço motor', '/termos/motor-portao-preco'],
  ['instalação portão', '/termos/instalacao-motor-portao-sp'],
  ['nobreak portão automatco', '/topicos/nobreak-para-portao-automatico'],
  ['motor de portão quebrado', '/topicos/conserto-de-motor-de-portao'],
  ['portão quebrado', '/topicos/conserto-de-motor-de-portao'],
  ['portão quebrado no domingo', '/portao-quebrado-no-domingo'],
  ['fotocelula nao funciona', '/topicos/sensor-fotocelula-para-portao'],
  ['comprar motor de portão', '/termos/motor-portao-instalado'],
  ['controle remoto', '/topicos/controle-remoto-de-portao'],
  ['home jetflex', '/motores/motor-ppa-home-jetflex'],
  ['conserto de portão em Osasco', '/portao-automatico-osasco'],
  ['tecnico guarulhos', '/portao-automatico-guarulhos'],
  ['portao automatico osasco', '/portao-automatico-osasco'],
  ['manutenção express em Guarulhos', '/portao-automatico-guarulhos'],
  ['osasco', '/cidades/osasco'],
  ['motor de portão Osasco', '/cidades/osasco'],
  ['conserto de portão em Moema', '/cidades/moema'],
  ['motor nao liga', '/portao-nao-abre'],
  ['portao nao desce', '/portao-nao-fecha'],
  ['portao baixa mas volta', '/portao-fecha-e-abre-de-novo'],
  ['portao do predio parado', '/portao-do-condominio-parado'],
  ['o vizinho abre meu portao', '/controle-abre-o-portao-do-vizinho'],
  ['24 horas', '/topicos/assistencia-tecnica-de-portao-24-horas'],
  ['kit barato', '/termos/motor-portao-barato'],
  ['sindico', '/topicos/motor-de-portao-para-condominio'],
  ['cremalheira', '/cremalheira-do-portao-pulando'],
  ['controle', '/topicos/controle-remoto-de-portao'],
  ['garantia', '/garantia'],
  ['garantia do motor', '/garantia'],
  ['duvida', '/duvidas-frequentes'],
  ['guia do portão', '/guia-completo'],
  ['modelos de motor', '/motores'],
  ['que motor serve no meu portão', '/motores/escolher'],
  ['qual motor serve pro meu portao', '/motores/escolher'],
  ['como escolher o motor', '/motores/escolher'],
  ['calcular o peso do portão', '/motores/escolher'],
  ['São Caetano', '/cidades/sao-caetano-do-sul'],
])('the search finds the page for %j', ([typed = '', path]) => {
  expect(findAnswer(typed)).toBe(path);
});

test.for([
  ['portão', 'all pages are about gates'],
  ['portao eletronico', 'all pages are about gates'],
  ['', 'the search is empty'],
  ['???', 'the search has no words'],
  ['de do da', 'the search has only filler words'],
  ['pizza de calabresa', 'no page is about it'],
  ['portão caiu', 'a magnet that fell is not a gate that fell'],
  ['portao nao abre nem fecha', 'two pages match'],
  ['placa quebrada', 'the page about broken motors is about another part'],
  ['senha do portao', 'Penha is a different word'],
  ['travado controle', 'a single keyword does not match part of a search'],
])('the search finds no page for %j: %s', ([typed = '']) => {
  expect(findAnswer(typed)).toBeNull();
});

test('text beyond the maximum length of a search is ignored', () => {
  const filler = 'portão '.repeat(20);
  expect(findAnswer(`${filler} não abre`)).toBeNull();
  expect(findAnswer(`não abre ${filler}`)).toBe('/portao-nao-abre');
});
