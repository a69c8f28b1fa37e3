/** The units of figures, and the figure that a number makes with the word of a unit. */
import type { FigureUnit } from '#content/generator/subject.ts';
import type { Span, TitleWord } from './title-words.ts';

export interface TitleFigure extends Span {
  unit: FigureUnit;
  /** As in the title, not converted: 433 for '433 MHz', and 1 for '1 HP' as for '1 CV'. */
  amount: number;
  /** As the page writes it: `300 kg`. */
  text: string;
}

interface UnitWords {
  unit: FigureUnit;
  words: readonly string[];
  write: (amount: string) => string;
}

export const units: readonly UnitWords[] = [
  {
    unit: 'kilogram',
    words: ['kg', 'kgs', 'kgf', 'quilo', 'quilos', 'kilos'],
    write: (amount) => `${amount}\u00a0kg`,
  },
  { unit: 'power', words: ['hp'], write: (amount) => `${amount} HP` },
  { unit: 'power', words: ['cv', 'cavalo', 'cavalos'], write: (amount) => `${amount} CV` },
  { unit: 'volt', words: ['v', 'volt', 'volts'], write: (amount) => `${amount}\u00a0V` },
  {
    unit: 'metre',
    words: ['m', 'metro', 'metros', 'mt', 'mts'],
    write: (amount) => `${amount} ${amount === '1' ? 'metro' : 'metros'}`,
  },
  {
    unit: 'second',
    words: ['s', 'seg', 'segundo', 'segundos'],
    write: (amount) => `${amount} ${amount === '1' ? 'segundo' : 'segundos'}`,
  },
  {
    unit: 'real',
    words: ['real', 'reais'],
    write: (amount) => `R$\u00a0${amount.replace(/,00$/, '').replace(/^(\d{1,3})(\d{3})$/, '$1.$2')}`,
  },
  {
    unit: 'opening',
    words: ['abertura', 'aberturas', 'ciclo', 'ciclos', 'acionamentos', 'acionamento', 'vezes'],
    write: (amount) => (amount === '1' ? 'uma abertura' : `${amount} aberturas`),
  },
  {
    unit: 'leaf',
    words: ['folha', 'folhas'],
    write: (amount) => (amount === '1' ? 'uma folha' : `${amount} folhas`),
  },
  {
    unit: 'button',
    words: ['botao', 'botoes', 'canais', 'teclas'],
    write: (amount) => (amount === '1' ? 'um botão' : `${amount} botões`),
  },
  { unit: 'watt', words: ['w', 'watt', 'watts'], write: (amount) => `${amount}\u00a0W` },
  { unit: 'ampere', words: ['a', 'ampere', 'amperes'], write: (amount) => `${amount}\u00a0A` },
  { unit: 'ampere', words: ['ah'], write: (amount) => `${amount}\u00a0Ah` },
  { unit: 'year', words: ['ano', 'anos'], write: (amount) => (amount === '1' ? 'um ano' : `${amount} anos`) },
  {
    unit: 'microfarad',
    words: ['uf', 'mf', 'mfd', 'microfarad', 'microfarads'],
    write: (amount) => `${amount} microfarads`,
  },
  {
    unit: 'inch',
    words: ['pol', 'polegada', 'polegadas'],
    write: (amount) => {
      if (amount.includes('/')) return `${amount} de polegada`;
      return amount === '1' ? '1 polegada' : `${amount} polegadas`;
    },
  },
  { unit: 'millimetre', words: ['mm', 'milimetros'], write: (amount) => `${amount} mm` },
  { unit: 'flat', words: ['apartamentos', 'aptos', 'unidades'], write: (amount) => `${amount} apartamentos` },
  { unit: 'flat', words: ['vagas'], write: (amount) => `${amount} vagas` },
  { unit: 'flat', words: ['casas'], write: (amount) => `${amount} casas` },
  { unit: 'hertz', words: ['mhz'], write: (amount) => `${amount} MHz` },
  { unit: 'hertz', words: ['hz', 'hertz'], write: (amount) => `${amount} Hz` },
];

const numerals: Readonly<Record<string, number>> = {
  uma: 1,
  um: 1,
  duas: 2,
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
  mil: 1000,
};

/** @returns the number that ends with this word, in digits if it is spoken: 'duzentos e cinquenta' is 250 */
export function numberEndingAt(words: readonly TitleWord[], at: number): { number: string; from: number } {
  const plain = (index: number) => words[index]?.plain ?? '';
  const last = numeralOf(plain(at));
  if (last === null) return { number: plain(at), from: at };
  let amount = last;
  let from = at;
  while (plain(from - 1) === 'e' && takesSmaller(plain(from - 2), amount)) {
    from -= 2;
    amount += numeralOf(plain(from)) ?? 0;
  }
  if (plain(from) !== 'mil' || numeralOf(plain(from - 1)) === null) return { number: String(amount), from };
  const thousands = numberEndingAt(words, from - 1);
  return { number: String(amount + 1000 * (Number(thousands.number) - 1)), from: thousands.from };
}

/** 'Vinte e cinco' is one number, and 'quatro e cinco' are two. */
function takesSmaller(word: string, smaller: number): boolean {
  const amount = word === 'cem' ? null : numeralOf(word);
  if (amount === null || amount < 20) return false;
  if (amount < 100) return smaller < 10;
  return smaller < (amount < 1000 ? 100 : 1000);
}

function numeralOf(word: string): number | null {
  return Object.hasOwn(numerals, word) ? (numerals[word] ?? null) : null;
}

/** @returns null if the word names no unit, or the number counts nothing */
export function withUnit(unitWord: string, number: string, span: Span): TitleFigure | null {
  const unit = units.find(({ words }) => words.includes(unitWord));
  const amount = amountOf(number);
  if (unit === undefined || amount === null) return null;
  // 'Uma folha abre e a outra não' counts nothing, and in '800 folha de 500 kg' the number is a motor's.
  if (unit.unit === 'leaf' && (amount === 1 || amount >= 100)) return null;
  return { unit: unit.unit, amount, text: unit.write(number in numerals ? String(amount) : number), ...span };
}

/** `1.000` and `1.000,00` are a thousand, `2,5` is two and a half, `1/4` a quarter. */
function amountOf(number: string): number | null {
  const numeral = numeralOf(number);
  if (numeral !== null) return numeral;
  const fraction = /^(\d+)\/(\d+)$/.exec(number);
  if (fraction) return Number(fraction[1]) / Math.max(1, Number(fraction[2]));
  if (!/^\d+(?:[.,]\d+)?$|^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(number)) return null;
  return Number(number.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'));
}
