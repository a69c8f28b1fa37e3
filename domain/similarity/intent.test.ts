import { expect, test } from 'vitest';
import { intentOf } from './intent.ts';

test('a search has the same intent in another order and with synonyms, but not if it asks for something else', () => {
  expect(intentOf('Conserto de portão de correr')).toBe(intentOf('Consertar o portão deslizante'));
  expect(intentOf('Portão eletrônico: motor')).toBe(intentOf('Motor para portão automático'));
  expect(intentOf('Portão não abre')).not.toBe(intentOf('Portão não fecha'));
});
