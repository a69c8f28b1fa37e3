import { expect, test } from 'vitest';
import { titleWords } from '#domain/generator/title/title-words.ts';
import { asksVerdict } from './verdict-asked.ts';

test('a title wants a yes or a no unless it asks how, why, which or how much', () => {
  const asked = [
    'precisa de tomada perto do portão',
    'tem como abrir o portão pelo celular',
    'dá pra trocar só o capacitor',
    'é normal o motor esquentar',
    'motor aguenta chuva',
    'dá para usar o celular como controle',
    'botoeira é obrigatória',
  ];
  const others = [
    'como posso abrir o portão',
    'o que pode ser portão que não fecha',
    'portão não funciona',
    'quanto custa e onde pode instalar',
    'vale a pena consertar ou trocar',
    'por que o basculante precisa de contrapeso',
  ];
  const wanted = (title: string) => asksVerdict(titleWords(title));
  expect(asked.filter((title) => !wanted(title))).toEqual([]);
  expect(others.filter(wanted)).toEqual([]);
});
