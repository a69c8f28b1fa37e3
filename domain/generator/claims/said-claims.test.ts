import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { unsaidIn } from './said-claims.ts';

const left = (text: string) =>
  unsaidIn(text, understandTitle('Automatizar portão de correr 4 metros 500 kg').claims).map(
    ({ figure }) => figure?.text,
  );

test('a number in a text states the figure of a title only if the unit is the same', () => {
  expect(left('A montagem leva de 2 a 4 horas e custa R$ 1.500.')).toEqual(
    expect.arrayContaining(['4 metros', '500\u00a0kg']),
  );
  expect(left('O conserto custa R$ 500.')).toContain('500\u00a0kg');
  expect(left('Folha de 500 kg em vão de 4 metros.')).not.toContain('4 metros');
  expect(left('Folha de 500 kg em vão de 4 metros.')).not.toContain('500\u00a0kg');
});
