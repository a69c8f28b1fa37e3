import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { chooserChecks, chooserQuestions, chooserReasons } from '#content/motors/motor-chooser.ts';
import { motorData } from '#content/motors/motor-data.ts';
import {
  type ChooserQuestion,
  chooseMotor,
  type GateAnswers,
  heaviestLeaf,
  questionNames,
  readAnswers,
} from './choose-motor.ts';

/** The answers of every combination of options. */
const combinations = questionNames.reduce<Partial<GateAnswers>[]>(
  (all, question) =>
    all.flatMap((answers) =>
      Object.keys(chooserQuestions[question].options).map((value) => ({ ...answers, [question]: value })),
    ),
  [{}],
) as GateAnswers[];

const everyChoice = combinations.map((answers) => ({ answers, choice: chooseMotor(answers) }));

const houseGate: GateAnswers = {
  gate: 'basculante',
  weight: 'ate-200',
  width: 'um-carro',
  use: 'poucas',
  voltage: '220v',
};

function kilograms(slug: string): number {
  const capacity = motorData[slug]?.capacity;
  if (capacity === undefined || capacity.of === 'compared') throw new Error(`${slug} has no published limit`);
  return facts[capacity.fact].amount;
}

test('every combination gets an answer with reasons and with what is left to measure, each only once', () => {
  expect(combinations).toHaveLength(4 * 6 * 3 * 4 * 3);
  for (const { answers, choice } of everyChoice) {
    const about = JSON.stringify(answers);
    expect(choice.reasons.length, about).toBeGreaterThan(0);
    expect(choice.checks.length, about).toBeGreaterThan(0);
    expect(new Set(choice.reasons).size, about).toBe(choice.reasons.length);
    expect(new Set(choice.checks).size, about).toBe(choice.checks.length);
  }
});

test('every reason and every check is given for some gate', () => {
  const given = new Set(everyChoice.flatMap(({ choice }) => [...choice.reasons, ...choice.checks]));
  expect(
    [...Object.keys(chooserReasons), ...Object.keys(chooserChecks)].filter((key) => !given.has(key as never)),
  ).toEqual([]);
});

test('no leaf gets a model whose published limit is below its weight', () => {
  for (const { answers, choice } of everyChoice) {
    if (choice.model === null) continue;
    const limit = kilograms(choice.model);
    const about = `${choice.model} for ${JSON.stringify(answers)}`;
    expect(limit, about).toBeGreaterThanOrEqual(heaviestLeaf(answers.weight) ?? 0);
    // A leaf without a known upper limit gets only a product line, whose limit the answer names.
    if (heaviestLeaf(answers.weight) === null) expect(choice.reasons, about).toContain('heavyLine');
  }
});

test('a fixed price is promised only with the kit of that model, in a house, at a known weight, up to two cars wide', () => {
  for (const { answers, choice } of everyChoice) {
    const about = JSON.stringify(answers);
    if (choice.model !== null && choice.price !== null)
      expect(motorData[choice.model]?.price, about).toBe(choice.price);
    if (choice.price !== 'PADRÃO' && choice.price !== 'JETFLEX') continue;
    expect(answers.gate, about).toBe('basculante');
    expect(answers.width, about).not.toBe('mais-largo');
    expect(['poucas', 'muitas'], about).toContain(answers.use);
    expect(heaviestLeaf(answers.weight), about).not.toBeNull();
  }
});

test('Home Jetflex is never chosen with only 127 V, and asks for 220 V if the voltage is unknown', () => {
  const chosen = everyChoice.filter(({ choice }) => choice.model === 'motor-ppa-home-jetflex');
  expect(chosen.length).toBeGreaterThan(0);
  for (const { answers, choice } of chosen) {
    expect(answers.voltage).not.toBe('127v');
    expect(choice.checks).toContain('voltage220');
  }
});

test('only condominiums are quoted their price range, and a sliding gate gets no model', () => {
  const quoted = everyChoice.filter(({ choice }) => choice.price === 'condominium');
  expect(new Set(quoted.map(({ answers }) => answers.use))).toEqual(new Set(['condominio']));
  expect(
    everyChoice
      .filter(({ answers }) => answers.gate === 'deslizante')
      .every(({ choice }) => choice.model === null),
  ).toBe(true);
});

test.each<[Partial<GateAnswers>, string | null, string | null]>([
  [{}, 'motor-ppa-home', 'PADRÃO'],
  [{ weight: 'ate-250', voltage: '127v' }, 'motor-ppa-home', 'PADRÃO'],
  [{ weight: 'ate-300' }, 'motor-ppa-home-jetflex', 'JETFLEX'],
  [{ weight: 'ate-300', voltage: '127v' }, null, null],
  [{ use: 'muitas' }, 'motor-ppa-home-jetflex', 'JETFLEX'],
  [{ use: 'muitas', voltage: 'nao-sei' }, 'motor-ppa-home', 'PADRÃO'],
  [{ weight: 'mais-de-300' }, null, null],
  [{ weight: 'nao-sei' }, null, null],
  [{ width: 'mais-largo' }, null, null],
  [{ use: 'condominio', weight: 'mais-de-300' }, 'motor-ppa-condominium', 'condominium'],
  [{ use: 'condominio', width: 'mais-largo' }, 'motor-ppa-penta', 'condominium'],
  [{ use: 'comercio' }, 'motor-ppa-penta', null],
  [{ gate: 'deslizante' }, null, null],
])('the gate of a house, with %o, gets %s at the price %s', (answers, model, price) => {
  expect(chooseMotor({ ...houseGate, ...answers })).toMatchObject({ model, price });
});

test('the value of a weight range is its upper end, so that an old link keeps its meaning after a change', () => {
  for (const weight of Object.keys(chooserQuestions.weight.options) as GateAnswers['weight'][]) {
    const end = heaviestLeaf(weight);
    if (end !== null) expect(weight).toBe(`ate-${end}`);
  }
});

test('any query is read as valid answers; one without options has no answers', () => {
  expect(readAnswers({ gate: null, weight: null, width: null, use: null, voltage: null })).toBeNull();
  const anything = fc.option(
    fc.oneof(fc.string(), fc.constantFrom('ate-150', '220v', 'toString', '__proto__')),
  );
  const given: fc.Arbitrary<Record<ChooserQuestion, string | null>> = fc.record({
    gate: anything,
    weight: anything,
    width: anything,
    use: anything,
    voltage: anything,
  });
  fc.assert(
    fc.property(given, (words) => {
      const answers = readAnswers(words);
      if (answers === null) return;
      expect(combinations).toContainEqual(answers);
      expect(chooseMotor(answers).reasons.length).toBeGreaterThan(0);
    }),
  );
});
