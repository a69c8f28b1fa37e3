import { expect, test } from 'vitest';
import { factsIn, fillFacts, withFacts } from './fill-facts.ts';

test('a token becomes the figure with its unit', () => {
  expect(fillFacts('De {{repair.from}} a {{repair.to}}, folha de {{home.weight}}.')).toBe(
    'De R$\u00a0150 a R$\u00a0600, folha de 250\u00a0kg.',
  );
  expect(fillFacts('{{kit.jetflex}}, {{kit.warranty}}, {{guide.warranty}}, {{parts.warranty}}')).toBe(
    'R$\u00a01.349, 1 ano, 3 anos, 6 meses',
  );
});

test('a token can ask for a difference, a quotient, digits or words', () => {
  expect(fillFacts('{{kit.jetflex / instalments}}')).toBe('R$\u00a0134,90');
  expect(fillFacts('{{kit.jetflex - kit.speedy}}')).toBe('R$\u00a0400');
  expect(fillFacts('{{motor.quarterCv.weight in digits}} e {{motor.thirdCv.weight}}')).toBe(
    '150 e 250\u00a0kg',
  );
  expect(fillFacts('{{kit.warranty in Words}}, e {{parts.warranty in words}}')).toBe('Um ano, e seis meses');
});

test('an example is kept as it is written and is not a fact', () => {
  expect(fillFacts('perto de {{example 88 kg}}')).toBe('perto de 88 kg');
  expect(factsIn('{{example 88 kg}} {{kit.speedy - kit.padrao}} {{kit.speedy}}')).toEqual([
    'kit.speedy',
    'kit.padrao',
  ]);
});

test.each([
  ['{{kit}}', '{{kit}}: no figure has this name'],
  ['{{toString}}', '{{toString}}: no figure has this name'],
  ['{{kit.padrao - home.weight}}', '{{kit.padrao - home.weight}}: the units differ'],
  ['{{home.weight in words}}', 'No words for 250'],
  ['{{home.weight in pounds}}', '{{home.weight in pounds}}: unknown form'],
])('the token %s is refused with the error “%s”', (text, message) => {
  expect(() => fillFacts(text)).toThrow(message);
});

test('every text of a structure is filled in, and everything else is kept', () => {
  const page = { heading: 'Por {{express}}', items: [{ text: '{{express}}', icon: null, count: 2 }] };
  expect(withFacts(page)).toEqual({
    heading: 'Por R$\u00a0350',
    items: [{ text: 'R$\u00a0350', icon: null, count: 2 }],
  });
});
