/** The direct answer that a title gets, where answers to several questions fit its words. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

const headingFor = (title: string) => understandTitle(title).direct?.heading;

test('a title that looks for a motor by the sea gets the choice, and one that asks about the salt gets the care', () => {
  expect(headingFor('Motor para portão de madeira de 300 kg em casa de praia')).toBe(
    'Madeira pesada e ar salgado no mesmo portão',
  );
  expect(headingFor('motor portao madeira praia')).toBe('O que a praia cobra da madeira e do motor');
  expect(headingFor('Motor para portão de ferro em casa de praia')).toBe('O que muda no litoral');
  expect(headingFor('Maresia estraga motor de portão')).toBe('O que escolher para durar perto do mar');
});

test('a title that asks when to replace a part and for how much gets both, and one that asks either gets that', () => {
  expect(headingFor('Capacitor do motor de portão: quando trocar e quanto custa')).toBe(
    'O que confirma que é o capacitor',
  );
  expect(headingFor('preço do capacitor do portão')).toBe('O que está nesse valor');
  expect(headingFor('quando trocar o capacitor do motor')).toBe('Os sinais antes de ele parar');
});

test('a motor with a battery has one answer for a house and another for a firm or a building', () => {
  expect(headingFor('Motor de portão 24V com bateria')).toBe('Corrente contínua ou motor de rede');
  expect(headingFor('Motor de portão 24V com bateria para empresa')).toBe('Três números a pedir por escrito');
  expect(headingFor('motor 24 volts para portao de loja')).toBe('Três números a pedir por escrito');
});

test('a title about replacing a spring gets its price, and a broken spring what to do first', () => {
  expect(headingFor('Troca de mola de portão basculante em Ribeirão Pires')).toBe(
    'Como a troca da mola é feita',
  );
  expect(headingFor('mola quebrou portao basculante')).toBe('Até o técnico chegar');
});

test('a building’s gate that opens in four seconds is told which kit does, and a slow one how to get faster', () => {
  expect(headingFor('Portão rápido para prédio que abre em 4 segundos')).toBe(
    'O que decide se {segundos jetflex} servem ao prédio',
  );
  expect(headingFor('Como deixar o portão do prédio mais rápido')).toBe(
    'Primeiro a causa, depois a velocidade',
  );
});

test('a title that compares two kinds of motor is not about the price of upkeep alone', () => {
  const ofUpkeep = 'O que está no preço da manutenção e o que fica fora';
  expect(headingFor('Quanto custa manutenção de portão basculante')).toBe(ofUpkeep);
  expect(headingFor('Motor deslizante ou basculante: diferenças de preço e manutenção')).not.toBe(ofUpkeep);
});
