import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { withBrandNamed } from './brand-in-opening.ts';

const named = (first: string, title: string) => withBrandNamed(first, understandTitle(title));

test('the answer to a complaint names the make of the motor, with its model', () => {
  expect(named('Motor de portão que zumbe recebe energia.', 'Motor Rossi zumbindo')).toBe(
    'Motor Rossi que zumbe recebe energia.',
  );
  expect(named('Portão que não fecha tem a lente suja.', 'Rossi DZ Nano não fecha')).toBe(
    'Portão com motor Rossi DZ Nano que não fecha tem a lente suja.',
  );
});

test('it stays as it is if the title names two makes, has no complaint or is not about a motor', () => {
  const first = 'Motor de portão que zumbe recebe energia.';
  expect(named(first, 'Motor Rossi ou Garen zumbindo')).toBe(first);
  expect(named(first, 'Motor Rossi preço')).toBe(first);
  expect(named(first, 'Controle Rossi não funciona')).toBe(first);
  expect(named('Desligue o disjuntor.', 'Motor Rossi zumbindo')).toBe('Desligue o disjuntor.');
});

test('the answer about a part, or about a motor without light, names its make, whether or not anything fails', () => {
  expect(named('O LED que pisca na placa do motor é um recado.', 'central Garen, luz pisca')).toBe(
    'O LED que pisca na placa do motor Garen é um recado.',
  );
  expect(named('Uma central de comando queimada tem reparo.', 'placa Peccinin queimada')).toBe(
    'Uma central de comando Peccinin queimada tem reparo.',
  );
  expect(named('Motor de portão sem nenhuma luz está sem energia.', 'motor Garen apagado')).toBe(
    'Motor Garen sem nenhuma luz está sem energia.',
  );
  expect(named('Controle de portão de código fixo se clona.', 'clonar controle PPA')).toBe(
    'Controle de portão PPA de código fixo se clona.',
  );
});
