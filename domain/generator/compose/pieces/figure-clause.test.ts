import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { withFigureSaid } from './figure-clause.ts';

function openingOf(title: string, said: string) {
  const meaning = understandTitle(title);
  const lead = ['A placa se troca.', 'Mande a foto.'];
  return meaning.main === null ? lead : withFigureSaid(lead, meaning, meaning.main, said);
}

test('a voltage that the page leaves out gets a sentence at the end of the first paragraph', () => {
  const [first, ...rest] = openingOf('Placa de portão 220 V', 'A placa se troca.');
  expect(first).toMatch(/^A placa se troca\. .*220\sV/);
  expect(rest).toEqual(['Mande a foto.']);
  expect(openingOf('Placa de portão 220 V', 'A placa de 220 V se troca.')).toEqual([
    'A placa se troca.',
    'Mande a foto.',
  ]);
});

test('a missing figure without a sentence of its own does not hide one that has it', () => {
  expect(openingOf('Placa de portão R$ 300 220 V', 'A placa se troca.')[0]).toMatch(/220\sV/);
});

test('a voltage says nothing of a part that has none of its own', () => {
  const wires = 'O circuito usa fio de 2,5 mm².';
  expect(openingOf('Bitola do fio do motor de portão 220 V', wires)[0]).toBe('A placa se troca.');
  expect(openingOf('Roldana de portão com motor 220 V', wires)[0]).toBe('A placa se troca.');
});

test('the power of a motor is what its backup battery has to carry', () => {
  const [first] = openingOf('Nobreak 600VA aguenta motor 1/3?', 'O nobreak se escolhe pela partida.');
  expect(first).toMatch(/1\/3\sHP, a ficha do aparelho tem de dizer que ele aguenta/);
});
