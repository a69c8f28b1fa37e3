import { expect, test } from 'vitest';
import { clausesOfGate, strayPartsOf, withoutCableChecks, withoutStrayParts } from './parts-of-gates.ts';

const strayOn = (gate: 'sliding' | 'tilting' | 'swinging') =>
  new RegExp(`(?<!\\p{L})(?:${strayPartsOf(gate)})(?![\\p{L}\\d])`, 'iu');

test('parts of another gate leave a row, and the verb agrees with what is left', () => {
  expect(withoutStrayParts('É trilho, cabo ou dobradiça.', strayOn('sliding'))).toBe('É trilho.');
  expect(withoutStrayParts('Cabo e roldana são conosco.', strayOn('sliding'))).toBe('Roldana é conosco.');
  expect(withoutStrayParts('Roldana, cabo ou cremalheira ficam no preço.', strayOn('sliding'))).toBe(
    'Roldana ou cremalheira ficam no preço.',
  );
  expect(withoutStrayParts('Pinhão e rolamentos ficam no preço.', strayOn('tilting'))).toBe(
    'Rolamentos ficam no preço.',
  );
});

test('of clauses that each name a kind of gate, only the one on the gate of the title stays', () => {
  const sentence =
    'Perdeu um apoio: no de correr, a roldana; no de abrir, a dobradiça; no basculante, o cabo.';
  expect(clausesOfGate(sentence, 'swinging', strayOn('swinging'))).toBe(
    'Perdeu um apoio: no de abrir, a dobradiça.',
  );
  const prices = 'Capacitor, a tanto; roldana ou polia, a tanto; engrenagem, a tanto.';
  expect(clausesOfGate(prices, 'swinging', strayOn('swinging'))).toBe(
    'Capacitor, a tanto; engrenagem, a tanto.',
  );
  const sides = 'Se pesa, é a roldana; se vai leve, é o motor.';
  expect(clausesOfGate(sides, 'swinging', strayOn('swinging'))).toBe(sides);
});

test('the cables are checked only on a leaf that hangs on them', () => {
  expect(withoutCableChecks('Com a folha reta e os cabos inteiros, solte o motor.')).toBe(
    'Com a folha reta, solte o motor.',
  );
  expect(withoutCableChecks('Com os cabos inteiros e a folha reta, solte o motor.')).toBe(
    'Com a folha reta, solte o motor.',
  );
});
