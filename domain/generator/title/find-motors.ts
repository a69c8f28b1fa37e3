/** Finds the motors that a title calls by their names, whoever makes them. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { GateMovement } from '#content/generator/gate-passages.ts';
import { modelNotes } from '#content/generator/model-notes.ts';
import {
  lettersOfMotor,
  type MotorName,
  motorNames,
  variantsOfMotor,
} from '#content/generator/words/motor-names.ts';
import { type NamedBrand, ourBrand } from './find-brands.ts';
import { phraseOf, spansOf } from './phrases/phrases.ts';
import { lengthOf, overlap, type Span, type TitleWord } from './title-words.ts';

export interface NamedMotor extends Span {
  /** With its maker: `PPA DZ Rio Jetflex`. */
  label: string;
  brand: string | undefined;
  gate: GateMovement;
}

interface Written extends Span {
  motor: MotorName;
}

/** @returns in the order of the title */
export function findMotors(words: readonly TitleWord[], brands: readonly NamedBrand[]): NamedMotor[] {
  const isAboutMotor = brands.length > 0 || words.some(({ plain }) => motorWord.test(plain));
  const names = motorNames
    .filter(({ isEverydayWord }) => isEverydayWord === undefined || isAboutMotor)
    .flatMap((motor) => spansOf(phraseOf(motor.words), words).map((span) => ({ motor, ...span })))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .filter((span, at, all) => !all.slice(0, at).some((longer) => overlap(span, longer)))
    .toSorted((one, other) => one.from - other.from);
  const found = joined(names);
  return found.flatMap(({ motor, from, to }) => {
    const name = withVariants({ from, to }, words);
    const beside = brands.find((brand) => brand.to === name.from || brand.from === name.to);
    // A title with one maker gives each of its motors that maker.
    const named = beside ?? (brands.length === 1 && found.length === 1 ? brands[0] : undefined);
    const brand = named?.name ?? motor.brand;
    const written = words.slice(name.from, name.to).map(asWritten);
    const one: NamedMotor = {
      from: Math.min(name.from, beside?.from ?? name.from),
      to: Math.max(name.to, beside?.to ?? name.to),
      label: [...(brand === undefined ? [] : [brand]), ...written].join(' '),
      brand,
      gate: motor.gate,
    };
    return [one, ...otherSizeOf(one, words)];
  });
}

/** 'DZ Rio 500 ou 600' names two motors. */
function otherSizeOf(motor: NamedMotor, words: readonly TitleWord[]): NamedMotor[] {
  const at = motor.to + 1;
  const isJoined = /^(?:ou|e|x|vs)$/.test(words[motor.to]?.plain ?? '');
  const size = words[at]?.folded ?? '';
  if (!isJoined || !sizeAtEnd.test(motor.label) || !isNumberOfModel(at, words)) return [];
  return [{ ...motor, from: at, to: at + 1, label: motor.label.replace(sizeAtEnd, size) }];
}

const sizeAtEnd = /(?<= )\d{3,4}$/;

const motorWord = /^(?:motor(?:es)?|kits?|automatizador(?:es)?|placas?|cent(?:ral|rais))$/;

/** Two names side by side are those of one motor: 'Rossi DZ3 Nano Turbo'. */
function joined(names: readonly Written[]): Written[] {
  const motors: Written[] = [];
  for (const name of names) {
    const before = motors.at(-1);
    if (before?.to === name.from && before.motor.gate === name.motor.gate) before.to = name.to;
    else motors.push({ ...name });
  }
  return motors;
}

function withVariants({ from, to }: Span, words: readonly TitleWord[]): Span {
  const isVariant = (at: number) => variantsOfMotor.includes(words[at]?.folded ?? '');
  let [first, end] = [from, to];
  while (isVariant(first - 1)) first -= 1;
  while (isVariant(end)) end += 1;
  return { from: first, to: isNumberOfModel(end, words) ? end + 1 : end };
}

/** 'Robus 600' has the number in its name, 'Robus 600 kg' a weight after it. */
function isNumberOfModel(at: number, words: readonly TitleWord[]): boolean {
  return /^\d{3,4}$/.test(words[at]?.folded ?? '') && !unitOfNumber.test(words[at + 1]?.folded ?? '');
}

const unitOfNumber = /^(?:kg|kgs|quilos?|k|reais|mm|cm|v|volts?|w|watts?|vezes|aberturas|ciclos|mil)$/;

function asWritten({ folded, written }: TitleWord): string {
  if (lettersOfMotor.includes(folded)) return written.toUpperCase();
  return `${written.charAt(0).toUpperCase()}${written.slice(1).toLowerCase()}`;
}

/** The motors of a title, if their number and kind are those that an answer is for. */
export function motorsFor(
  motors: readonly NamedMotor[],
  kind: NonNullable<DirectAnswer['ofMotors']>,
): readonly NamedMotor[] {
  const isOurs = motors.some(({ brand }) => brand === ourBrand);
  // For two motors of the table of models, the table says more.
  const areListed = motors.every(({ label }) => modelNotes.some(({ name }) => label.includes(name)));
  const sliding = motors.filter(({ gate }) => gate === 'sliding').length;
  const fits = {
    'one-sliding': motors.length === 1 && sliding === 1,
    'one-sliding-ours': motors.length === 1 && sliding === 1 && isOurs,
    'one-sliding-other': motors.length === 1 && sliding === 1 && !isOurs,
    'one-tilting-other': motors.length === 1 && motors[0]?.gate === 'tilting' && !isOurs,
    'two-sliding': motors.length === 2 && sliding === 2,
    'two-sizes': motors.length === 2 && sliding === 2 && new Set(motors.map(withoutSize)).size === 1,
    'of-two-gates': motors.length === 2 && sliding === 1 && !areListed,
  };
  // The motor of a sliding gate comes first.
  return fits[kind] ? motors.toSorted((one, other) => rank(one) - rank(other)) : [];
}

function withoutSize({ label }: NamedMotor): string {
  return label.replace(sizeAtEnd, '').replace(/^PPA (?:DZ )?/, '');
}

function rank({ gate }: NamedMotor): number {
  return gate === 'sliding' ? 0 : 1;
}
