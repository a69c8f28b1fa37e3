import { expect, test } from 'vitest';
import { htmlOfTitle } from '#tests/support/generator/page-of-title.ts';
import { understandTitle } from './understand-title.ts';

function labelsOf(title: string): string[] {
  return understandTitle(title).motors.map(({ label }) => label);
}

function pageOf(title: string): string {
  return htmlOfTitle(title).replaceAll('\u00a0', ' ');
}

test('a motor is called by its maker, its name and its variant', () => {
  expect(labelsOf('Motor Garen Speed KDZ ou PPA DZ Rio Jetflex: qual o melhor?')).toEqual([
    'Garen Speed KDZ',
    'PPA DZ Rio Jetflex',
  ]);
  expect(labelsOf('dz nano é bom')).toEqual(['Rossi DZ Nano']);
  expect(labelsOf('motor eurus da ppa')).toEqual(['PPA Eurus']);
  expect(labelsOf('motor basculante de 1/4')).toEqual([]);
});

test('names side by side are those of one motor, and names with a word between them of two', () => {
  expect(labelsOf('Motor Rossi DZ3 Nano Turbo')).toEqual(['Rossi DZ3 Nano Turbo']);
  expect(labelsOf('Motor DZ Nano ou DZ3')).toEqual(['Rossi DZ Nano', 'Rossi DZ3']);
});

test('a page refers only once to the label for a version that no text describes', () => {
  const html = pageOf('Garen KDZ 4F speed 1/3');
  expect(html).toContain('O que a versão 4F Speed muda');
  expect(html).not.toContain('As letras KDZ');
});

test('what a motor of a sliding gate moves is judged by its label and not by the table of the kits', () => {
  const html = pageOf('Motor PPA DZ Rio 1/4 HP aguenta portão de 400 kg?');
  expect(html).toMatch(/Para 400 kg, o PPA DZ Rio só serve se .* 500 kg ou mais/);
  expect(html).not.toMatch(/150 kg|250 kg|300 kg/);
});

test('out of our area a direct answer keeps what holds anywhere, and promises nothing', () => {
  const html = pageOf('Motor de portão 24 volts com bateria para Curitiba');
  expect(html).toMatch(/corrente contínua.*bateria/);
  expect(html).not.toMatch(/se orça|Os nossos kits/);
});

test('an amount without a currency is a budget if nothing sold costs that much', () => {
  expect(understandTitle('motor deslizante por menos de 700').figures.map(({ text }) => text)).toEqual([
    'R$\u00a0700',
  ]);
  expect(understandTitle('portão de menos de 700 kg').figures.map(({ unit }) => unit)).toEqual(['kilogram']);
});

test('a weight after the name of a motor is what its label promises, unless the title gives it to a gate', () => {
  expect(pageOf('Motor PPA DZ Rio 400 kg')).toMatch(/folgado em folha de até uns 320 kg/);
  expect(pageOf('Rossi DZ Nano Turbo 500 kg preço')).toMatch(/Motor novo dessa marca não vendemos/);
  expect(pageOf('Rossi DZ Nano para portão de 500 kg')).toMatch(/só serve se .* 630 kg ou mais/);
});

test('a number after the name belongs to it, and a weight does not', () => {
  expect(labelsOf('assistência motor Nice Robus 600')).toEqual(['Nice Robus 600']);
  expect(labelsOf('motor PPA DZ Rio 400 kg')).toEqual(['PPA DZ Rio']);
});

test('an everyday word is the name of a motor only next to a maker or the word motor', () => {
  expect(labelsOf('motor ppa home 1/4')).toEqual(['PPA Home']);
  expect(labelsOf('home office')).toEqual([]);
  expect(labelsOf('nano revestimento')).toEqual([]);
});

test('a page about the part or the fault of a motor names that motor', () => {
  expect(pageOf('Placa Nice Robus 400')).toContain('Placa do Nice Robus 400');
  expect(pageOf('engrenagem motor rossi dz nano')).toContain('motor Rossi DZ Nano');
  expect(pageOf('motor ppa dz home queimou')).toContain('Motor PPA DZ Home');
});
