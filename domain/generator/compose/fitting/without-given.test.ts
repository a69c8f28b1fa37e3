import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { withoutGiven } from './without-given.ts';

const send = 'Mande a foto do portão por dentro, a altura, a largura e o material da folha, e o bairro.';

test('a page asks for the street if the title names the neighbourhood, and for the neighbourhood if it names the town', () => {
  const [line] = withoutGiven([send], '', understandTitle('Motor de portão na Vila Mariana'));
  expect(line).toContain('e a rua');
  expect(withoutGiven([send], '', understandTitle('Motor de portão em Guarulhos'))).toEqual([send]);
});

test('a street that the page already asks for is not asked for again', () => {
  const said = 'Para marcar, mande a rua, o número e um horário.';
  const [line] = withoutGiven([send], said, understandTitle('Motor de portão na Vila Mariana'));
  expect(line).toBe('Mande a foto do portão por dentro, a altura, a largura e o material da folha.');
});

test('sizes that the title gives are not asked for', () => {
  const [one] = withoutGiven([send], '', understandTitle('Motor para portão de 2,80 m de largura'));
  expect(one).toContain('a altura e o material');
  const [both] = withoutGiven([send], '', understandTitle('Motor para portão 3 x 2,5 m'));
  expect(both).toContain('por dentro, o material');
});
