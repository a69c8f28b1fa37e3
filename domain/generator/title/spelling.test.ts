import { expect, test } from 'vitest';
import { understandTitle } from './understand-title.ts';

test('a long word with one wrong vowel, and a maker written as it sounds, are recognised', () => {
  expect(understandTitle('cramalheira quebrada').main?.id).toBe('cremalheira');
  expect(understandTitle('motor garem não abre').brands).toEqual(['Garen']);
  expect(understandTitle('controle não pega de lonje').faults).toContain('short-range');
});
