/** A fact as it reads in a text. */
import type { Fact, FactUnit } from '#content/facts.ts';

const numerals: Readonly<Record<number, string>> = { 1: 'um', 2: 'dois', 3: 'três', 6: 'seis', 12: 'doze' };

/** What follows the number: a symbol after a no-break space, a sign without one, or a word, singular and plural. */
const units: Readonly<
  Record<
    Exclude<FactUnit, 'real'>,
    { symbol: string } | { sign: string } | readonly [one: string, many: string]
  >
> = {
  kilogram: { symbol: 'kg' },
  volt: { symbol: 'V' },
  hertz: { symbol: 'Hz' },
  celsius: { symbol: '°C' },
  millimetre: { symbol: 'mm' },
  percent: { sign: '%' },
  oclock: { sign: 'h' },
  calendarYear: { sign: '' },
  horsepower: ['HP', 'HP'],
  cv: ['CV', 'CV'],
  year: ['ano', 'anos'],
  month: ['mês', 'meses'],
  hour: ['hora', 'horas'],
  second: ['segundo', 'segundos'],
  cycle: ['ciclo', 'ciclos'],
  watt: ['watt', 'watts'],
  instalment: ['parcela', 'parcelas'],
  customer: ['cliente', 'clientes'],
  perYear: ['vez por ano', 'vezes por ano'],
};

/** `R$ 1.349`, `R$ 89,90` and `250 kg` with no-break spaces, `1 ano`, `6 meses`, `1/4 HP`, `30%`, `8h`. */
export function factText({ amount, unit }: Pick<Fact, 'amount' | 'unit'>): string {
  const digits = factDigits({ amount, unit });
  if (unit === 'real') return `R$\u00a0${digits}`;
  const after = units[unit];
  if ('symbol' in after) return `${digits}\u00a0${after.symbol}`;
  if ('sign' in after) return digits + after.sign;
  return `${digits} ${after[amount === 1 ? 0 : 1]}`;
}

/** The number alone, for a list that names its unit once: `150, 250 e 300 kg`. */
export function factDigits({ amount, unit }: Pick<Fact, 'amount' | 'unit'>): string {
  if (unit === 'calendarYear') return String(amount);
  if (unit === 'horsepower' || unit === 'cv') return `1/${Math.round(1 / amount)}`;
  const [whole = '', cents] = Number.isInteger(amount) ? [String(amount)] : amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return cents === undefined ? grouped : `${grouped},${cents}`;
}

/**
 * A time in words: `seis meses`.
 * @throws for an amount that has no word here
 */
export function factWords({ amount, unit }: Pick<Fact, 'amount' | 'unit'>): string {
  const numeral = numerals[amount];
  if (numeral === undefined || (unit !== 'year' && unit !== 'month')) {
    throw new Error(`No words for ${amount} (${unit})`);
  }
  return factText({ amount, unit }).replace(String(amount), numeral);
}
