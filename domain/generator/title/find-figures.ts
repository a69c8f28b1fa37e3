/** Finds the figures of a title: `300 kg`, `1/2 HP`, `127 volts`, `80 aberturas por dia`. */
import { homeOffers } from '#content/offers.ts';
import { numberEndingAt, type TitleFigure, units, withUnit } from './figure-units.ts';
import type { TitleWord } from './title-words.ts';

/** These numbers are voltages even without a unit: 'motor 127 ou 220'. */
const mainsVoltages = /^(?:110|127|220)$/;

const fraction = /^\d\/\d$/;

/** A cable or a screw is measured in inches, a motor in power. '1/4 ou 1/3 CV' gives both in CV. */
function unitOfFraction(words: readonly TitleWord[]): string {
  if (words.some(({ plain }) => /^(?:cabo|parafuso|corrente|chumbador)/.test(plain))) return 'polegada';
  return words.some(({ plain }) => /(?:^|\d)(?:cv|cavalos?)$/.test(plain)) ? 'cv' : 'hp';
}

/** `80 vezes` means openings only if a period follows, as in `80 vezes por dia`. Alone it means instalments. */
const perTime = /^(?:dia|dias|diarias|diario|hora|horas)$/;

/** After one of these a number of times counts signals or attempts, not instalments: `luz pisca 3 vezes`. */
const signals = /^(?:pisc|apit|bip|estal|toc|apert|tent|acend|desarm|quente|esquent|depois)/;
/** With one of these words, a number of times counts payments. 'Em 10 vezes' needs none of them. */
const paymentWord = /^(?:parcel|divid|cart[ao]|pag|juro|credito|prestac|kit|preco|valor|x$)/;
/** A motor is paid for by instalments, unless the title counts how often it failed: 'motor queimou duas vezes'. */
const failed = /^(?:queim(?:ou|aram)|quebr(?:ou|aram)|par(?:ou|aram)|estragou|pifou|falhou|travou)$/;

const agedPerson =
  /^(?:filh[oa]s?|crianca|criancas|net[oa]s?|bebe|menin[oa]|mae|pai|avo|sogr[oa]|idos[oa]|idade|senhora?)$/;

export function findFigures(words: readonly TitleWord[]): TitleFigure[] {
  return words.flatMap((word, at) => figureAt(words, word, at) ?? []);
}

function figureAt(
  words: readonly TitleWord[],
  { plain }: Pick<TitleWord, 'plain'>,
  at: number,
): TitleFigure | null {
  const next = words[at + 1]?.plain ?? '';
  // '3,5 x 2,5 m' has its unit at the end.
  if (/^(?:x|por)$/.test(next) && /^\d/.test(plain)) {
    const other = figureAt(words, words[at + 2] ?? { plain: '' }, at + 2);
    return other?.unit === 'metre' ? withUnit('metros', plain, { from: at, to: at + 2 }) : null;
  }
  if (isSideOfLeaf(words, plain, at)) return withUnit('metros', plain, { from: at, to: at + 1 });
  if (plain === 'r$') return withUnit('reais', next, { from: at, to: at + 2 });
  // The amount after 'R$' has been counted with it.
  if (words[at - 1]?.plain === 'r$') return null;
  const joined = /^(\d+(?:[.,/]\d+)?)([a-z]+)$/.exec(plain);
  if (joined?.[2] === 'x') {
    const count = joined[1] ?? '';
    const text = count === '1' ? '1 vez' : `${count} vezes`;
    return { unit: 'instalment', amount: Number(count), text, from: at, to: at + 1 };
  }
  if (joined) return withUnit(joined[2] ?? '', joined[1] ?? '', { from: at, to: at + 1 });
  const figure = withUnitBeside(words, at) ?? withImpliedUnit(words, plain, at);
  if (figure?.unit === 'year' && isAge(words, figure.from)) return null;
  return figure?.unit === 'opening' ? openingsOrInstalments(words, figure, at) : figure;
}

function withUnitBeside(words: readonly TitleWord[], at: number): TitleFigure | null {
  const next = words[at + 1]?.plain ?? '';
  const { number, from } = numberEndingAt(words, at);
  return isArticle(words, at + 1) ? null : withUnit(next, number, { from, to: at + 2 });
}

/** The figure of a number without a unit, whose size or whose neighbours tell what it measures. */
function withImpliedUnit(words: readonly TitleWord[], plain: string, at: number): TitleFigure | null {
  const span = { from: at, to: at + 1 };
  if (mainsVoltages.test(plain) && !/^(?:km|kms|quilometro|numero|n)$/.test(words[at - 1]?.plain ?? ''))
    return withUnit('v', plain, span);
  if (fraction.test(plain)) return withUnit(unitOfFraction(words), plain, span);
  if (isBareFrequency(words, plain)) return withUnit('mhz', plain, span);
  if (isBareBudget(words, plain, at)) return withUnit('reais', plain, span);
  if (isRating(words, plain, at) || isBareWeight(words, plain, at)) return withUnit('kg', plain, span);
  return null;
}

/** 'Controle 433' has its unit in the word beside it. */
function isBareFrequency(words: readonly TitleWord[], plain: string): boolean {
  return (
    /^(?:299|315|433|868)$/.test(plain) && words.some((word) => /^(?:control|receptor)/.test(word.plain))
  );
}

/** The age of a child or of an old gate is no duration. */
function isAge(words: readonly TitleWord[], at: number): boolean {
  return (
    words.slice(0, at).some((word) => agedPerson.test(word.plain)) ||
    /^(?:antig|velh)/.test(words[at - 2]?.plain ?? '')
  );
}

/** 'Dez vezes por dia' counts openings and 'em dez vezes' payments; 'pisca dez vezes' counts neither. */
function openingsOrInstalments(
  words: readonly TitleWord[],
  figure: TitleFigure,
  at: number,
): TitleFigure | null {
  if (words.slice(0, at).some((word) => signals.test(word.plain))) return null;
  const isPerTime = words.slice(at + 2, at + 5).some((word) => perTime.test(word.plain));
  if (isPerTime) return { ...figure, to: Math.min(words.length, at + 4) };
  const isOfMotor =
    words.some(({ plain }) => plain === 'motor') && !words.some(({ plain }) => failed.test(plain));
  const isPaid =
    isOfMotor || words[figure.from - 1]?.plain === 'em' || words.some((word) => paymentWord.test(word.plain));
  if (!isPaid || words[at + 1]?.plain !== 'vezes') return null;
  const count = words.slice(figure.from, at + 1).map((word) => word.plain);
  return { ...figure, unit: 'instalment', text: `${count.join(' ')} vezes` };
}

/** 'Cobra 250 a mão de obra' measures no current; an ampere ends its title, or a preposition follows it. */
function isArticle(words: readonly TitleWord[], at: number): boolean {
  const after = words[at + 1]?.plain;
  return words[at]?.plain === 'a' && after !== undefined && !/^(?:ou|para|e|de|em|x|com)$/.test(after);
}

/** 'Motor por menos de 800' and 'cobrou uns 450' can only mean money. */
function isBareBudget(words: readonly TitleWord[], plain: string, at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.plain);
  if (!/^(?:\d{3,4}|\d{1,2}\.\d{3})$/.test(plain)) return false;
  if (words.some((word) => expensiveWord.test(word.plain)) && !mainsVoltages.test(plain)) return true;
  if (kitPrice.test(plain) && /^(?:motor|kit|de|por|a)$/.test(before.at(-1) ?? '')) return true;
  return (
    before.join(' ') === 'por menos de' ||
    before.slice(-2).some((word) => chargingWord.test(word)) ||
    /^(?:maximo|tenho|quero)$/.test(before.at(-1) ?? '')
  );
}

const kitPrice = new RegExp(`^(?:${homeOffers.map(({ price }) => price).join('|')})$`);

const expensiveWord = /^(?:car[oa]|carinho|absurdo|just[oa]|exagerad[oa])$/;

const chargingWord = /^(?:cobr(?:a|ou|am|aram|ando)|paguei|pagou|pagamos|pediu|pediram|gastei|gastou)$/;

/** 'Rio 400' is sold by the kilograms on its label, which say nothing of what is wrong with it. */
function isRating(words: readonly TitleWord[], plain: string, at: number): boolean {
  const isNumber = /^(?:[3-9]|1[0-9])00$/.test(plain);
  const isAfterName = words[at - 1]?.plain === 'rio';
  return isNumber && isAfterName && !words.some((word) => troubleWord.test(word.plain));
}

/** In 'motor de 300 kg para portão de 250' the unit of the first weight is that of the other too. */
function isBareWeight(words: readonly TitleWord[], plain: string, at: number): boolean {
  const before = words[at - 1]?.plain ?? '';
  const isAfter =
    beforeBareWeight.test(before) || (before === 'de' && beforeBareWeight.test(words[at - 2]?.plain ?? ''));
  return (
    /^[1-9]\d{0,2}[05]0$/.test(plain) &&
    isAfter &&
    words.some((one) => weightUnit.test(one.plain)) &&
    !units.some(({ unit, words: of }) => unit !== 'leaf' && of.includes(words[at + 1]?.plain ?? ''))
  );
}

const beforeBareWeight =
  /^(?:motor|portao|folha|ppa|garen|rossi|peccinin|nice|intelbras|rio|nano|kdz|dz\d?|ou|para|em|um)$/;

const weightUnit = /^(?:\d+)?(?:kg|kgs|quilos?)$/;

const troubleWord = /^(?:nao|parou|queim\w*|quebr\w*|consert\w*|barulho|controles?|placas?|engrenage\w*)$/;

/** '2,80 x 2,10' and '2,2 de altura' need no unit: nothing else of a gate has these sizes. */
function isSideOfLeaf(words: readonly TitleWord[], plain: string, at: number): boolean {
  const side = /^[1-8](?:[.,]\d{1,2})?$/;
  if (!side.test(plain)) return false;
  const word = (offset: number) => words[at + offset]?.plain ?? '';
  const isProduct = /^(?:x|por)$/.test(word(-1)) && side.test(word(-2));
  const isExact = /[.,]/.test(plain + word(-2)) || word(-1) === 'x';
  const isAboutGate = words.some((word) => /^(?:porta(?:o|oes)|basculante|folha)$/.test(word.plain));
  return (
    (isProduct && isExact && isAboutGate) ||
    (word(1) === 'de' && /^(?:largura|altura|comprimento|largo)$/.test(word(2)))
  );
}
