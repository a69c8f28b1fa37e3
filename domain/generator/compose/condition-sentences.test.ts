import { expect, test } from 'vitest';
import { conditions } from '#content/generator/conditions.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { openingOfTitle } from '#tests/support/generator/page-of-title.ts';
import { conditionSentences } from './condition-sentences.ts';

const conditionOf = (word: string) => conditions.find(({ words }) => words.split('|').includes(word));

/** As if no direct answer fitted the title, unless one is given. */
function sentencesOn(
  title: string,
  { said = '', direct = null }: { said?: string } & Partial<TitleMeaning> = {},
) {
  const meaning = { ...understandTitle(title), direct };
  return meaning.main === null ? [] : conditionSentences(meaning, meaning.main, said);
}

test('a page says in its opening what a second word of its title changes', () => {
  expect(openingOfTitle('Portão trava em rua de terra')).toContain(conditionOf('rua de terra')?.any);
});

test('what a word changes is told differently for a gate to mend, a motor to buy and a single part', () => {
  const [wind, rain] = [conditionOf('vento'), conditionOf('chuva')];
  expect(sentencesOn('Portão não fecha quando venta')).toEqual([wind?.repair]);
  expect(sentencesOn('Qual motor de portão comprar onde venta muito')).toEqual([wind?.purchase]);
  expect(sentencesOn('Fotocélula falha quando chove')).toEqual([rain?.ofPart]);
});

test('what holds for every gate is told to those who mend one, buy one or only ask', () => {
  const slope = conditionOf('ladeira')?.any;
  expect(sentencesOn('Portão de correr não abre na ladeira')).toEqual([slope]);
  expect(sentencesOn('Qual motor de portão comprar para ladeira')).toEqual([slope]);
  expect(sentencesOn('Como funciona portão de correr na ladeira')).toEqual([slope]);
});

test('a word of a condition in another sense says nothing', () => {
  expect(sentencesOn('Portão não abre, tem barata na caixa')).toEqual([conditionOf('formiga*')?.repair]);
  for (const title of [
    'Consertar portão com peça barata',
    'Conserto de portão boa e barata',
    'Portão não fecha, preço da mão de obra',
    'Boa noite, meu portão não fecha',
    'Comprei o motor no mercado livre e o portão não abre',
    'Raio de atendimento para conserto de portão',
    'Conserto de portão em uma hora',
    'Motor de portão parou no meio da tarde',
    'Portão não fecha por causa do sol na fotocélula',
    'Portão basculante desce rápido na descida',
    'Portão faz força na subida',
  ]) {
    expect(sentencesOn(title), title).toEqual([]);
  }
});

test('what the opening says already is not said again', () => {
  const title = 'Portão não fecha quando venta';
  expect(sentencesOn(title, { said: 'Com vento forte a folha não fecha.' })).toEqual([]);
  expect(sentencesOn(title, { said: 'A folha não fecha.' })).not.toEqual([]);
});

test('a title with three such words gets one paragraph, on two of them', () => {
  const [cold, slope] = [conditionOf('frio')?.repair, conditionOf('ladeira')?.any];
  expect(sentencesOn('Portão não abre no frio, na ladeira e com maresia')).toEqual([`${cold} ${slope}`]);
});

test('nothing comes between a danger and what to do about it', () => {
  const { direct } = understandTitle('Portão dá choque');
  expect(direct?.isDanger).toBe(true);
  expect(sentencesOn('Portão dá choque quando venta', { direct })).toEqual([]);
});
