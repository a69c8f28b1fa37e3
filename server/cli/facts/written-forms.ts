/**
 * How a text writes a figure that needs no token: `2 a 4 horas`, `1/4 HP`, `10x`. Prices, weights and warranties have
 * no written form, because texts contain them only as tokens.
 */
import { type Fact, type FactName, facts } from '#content/facts.ts';
import { factDigits } from '#domain/facts/fact-text.ts';

/** What follows the figure, by its unit. A unit that is not here has no written form. */
const endings: Readonly<Partial<Record<Fact['unit'], string>>> = {
  second: '\\s?segundos?',
  hour: '\\s?horas?',
  horsepower: '\\s?HP',
  cv: '\\s?CV',
  cycle: '(?: ou mais)? ciclos',
  watt: '\\s?(?:watts|W)\\b',
  volt: '\\s?V\\b',
  hertz: '\\s?Hz',
  celsius: '\\s?°C',
  millimetre: '\\s?(?:mm|milímetros)',
  percent: '\\s?%',
  instalment: '(?:x\\b|\\s?vezes|\\s?parcelas)',
  customer: ' clientes',
  calendarYear: '',
  oclock: 'h',
};

const timesAYear: Readonly<Record<number, string>> = { 1: 'uma vez por ano', 2: 'duas vezes por ano' };

/** So that `250` is not found in `1.250`. */
const notInNumber = '(?<![\\d.,/])';
/** So that `4 horas` is not found in `2 a 4 horas`. */
const notInRange = '(?<!\\d a )';

/** @returns null for a figure that texts contain only as a token */
export function writtenForm(name: FactName): RegExp | null {
  const { amount, unit }: Fact = facts[name];
  if (unit === 'perYear') {
    const words = timesAYear[amount];
    return words === undefined ? null : new RegExp(words, 'i');
  }
  const ending = endings[unit];
  if (ending === undefined) return null;
  const range = rangeOf(name);
  if (range === null)
    return new RegExp(`${notInNumber}${notInRange}${escaped(factDigits({ amount, unit }))}${ending}`);
  const [from, to] = range.map((end) => escaped(factDigits(end)));
  const inner = unit === 'oclock' ? 'h' : '';
  return new RegExp(`${notInNumber}${from}${inner} (?:a|às|e) \\+?(?:mais de )?${to}${ending}`);
}

/** Both ends, if the name is one of a pair `.from` and `.to`. */
function rangeOf(name: FactName): readonly [Fact, Fact] | null {
  const stem = name.replace(/\.(?:from|to)$/, '');
  const factsByName: Readonly<Record<string, Fact>> = facts;
  const [from, to] = [factsByName[`${stem}.from`], factsByName[`${stem}.to`]];
  const isPower = facts[name].unit === 'horsepower';
  return stem === name || isPower || from === undefined || to === undefined ? null : [from, to];
}

function escaped(digits: string): string {
  return digits.replaceAll('.', '\\.');
}
