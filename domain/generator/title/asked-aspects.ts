/** What a title asks, in words or by what it names. */
import type { Aspect, FigureUnit } from '#content/generator/subject.ts';
import { namesCompany } from '#domain/generator/compose/compose-place.ts';
import type { NamedSubject } from './find-subjects.ts';
import type { TitleMeaning } from './title-meaning.ts';

/** What a title asks in words; if it asks nothing, what titles of its kind imply. */
export function askedAspects(meaning: TitleMeaning, main: NamedSubject, isWhole: boolean): readonly Aspect[] {
  const { aspects, place, direct } = meaning;
  if (direct?.aspects) return direct.aspects;
  if (looksForMotor(meaning, main) || looksForRack(meaning, main)) return ['choose', 'price'];
  if (aspects.length === 0) return impliedAspects(meaning, main, isWhole);
  const mayBeServed = place !== null && place.reach !== 'far';
  // A title with a service and a place asks for its price and its date.
  const isService = aspects.every((aspect) => serviceAspects.includes(aspect));
  return mayBeServed && isService ? [...aspects, 'price', 'lifetime'] : aspects;
}

const kindsOfGate: readonly string[] = [
  'portao-basculante',
  'portao-de-correr',
  'portao-pivotante',
  'portao-de-madeira',
  'portao-de-aluminio',
  'portao-de-ferro',
];

/** The words of a title that names a motor and a kind of gate, and nothing else. */
const wordsOfMotor = /^(?:motor(?:es)?|automatizador(?:es)?)$/;
const wordsOfGate =
  /^(?:automatizador(?:es)?|qual|basculantes?|deslizantes?|correr|corre|lateral|pivotantes?|abrir|madeira|aluminio|ferro|residencia(?:l|is)|simples)$/;

const wordsOfHouse = /^(?:garage(?:m|ns)|residencia(?:l|is))$/;

/** Whether a title has no place, maker, model, figure or fault beside its subject. */
function namesOnlySubject({ place, brands, models, motors, figures, faults }: TitleMeaning): boolean {
  return place === null && [brands, models, motors, figures, faults].every(({ length }) => length === 0);
}

/** Whether a title only names a motor and a kind of gate or of house: 'motor para portão basculante'. Its reader looks for the motor. */
function looksForMotor(meaning: TitleMeaning, main: NamedSubject): boolean {
  const { aspects, words, contentWords } = meaning;
  return (
    namesOnlySubject(meaning) &&
    (kindsOfGate.includes(main.id) ||
      (main.id === 'motor' && words.some((word) => wordsOfHouse.test(word)))) &&
    aspects.every((aspect) => aspect === 'choose') &&
    words.some((word) => wordsOfMotor.test(word)) &&
    contentWords.every((word) => wordsOfGate.test(word))
  );
}

const wordsOfRack = /^(?:cremalheiras?|deslizantes?|correr|residencia(?:l|is))$/;

/** Whether a title only names a rack and the sliding gate that it is for, so that its reader has one to choose. */
function looksForRack(meaning: TitleMeaning, main: NamedSubject): boolean {
  const { aspects, contentWords } = meaning;
  return (
    main.id === 'cremalheira' &&
    namesOnlySubject(meaning) &&
    aspects.length === 0 &&
    contentWords.length > 1 &&
    contentWords.every((word) => wordsOfRack.test(word))
  );
}

const sizes: readonly FigureUnit[] = ['kilogram', 'power', 'metre', 'opening'];

export const serviceAspects: readonly Aspect[] = [
  'install',
  'repair',
  'replace',
  'care',
  'program',
  'adjust',
];

/**
 * Aspects that a title implies. The question why asks how to understand and prevent the fault. A title with a place asks
 * where to buy its product, or for the price and a visit. A title that only names a fault asks for a repair.
 */
function impliedAspects(
  { asksWhy, faults, place, figures }: TitleMeaning,
  main: NamedSubject,
  isWhole: boolean,
): readonly Aspect[] {
  const mayBeServed = place !== null && place.reach !== 'far';
  if (faults.length === 0) {
    // A weight, a power or a width looks for the motor that fits.
    if (figures.some(({ unit }) => sizes.includes(unit))) return ['choose', 'price', 'compatibility'];
    if (mayBeServed && namesCompany(main)) return ['what', 'price', 'lifetime'];
    if (mayBeServed && serviceSubjects.includes(main.id)) return ['price', 'lifetime', 'repair'];
    if (!mayBeServed) return [];
    return isWhole ? ['buy', 'choose', 'price'] : ['price', 'buy', 'repair'];
  }
  if (asksWhy) return ['works', 'care'];
  return mayBeServed ? ['repair', 'price', 'lifetime'] : ['repair', 'signs'];
}

/** Whether the title wants something existing repaired or maintained. */
export function asksMending({ aspects }: Pick<TitleMeaning, 'aspects'>): boolean {
  return aspects.some((aspect) => aspect === 'repair' || aspect === 'care');
}

export const serviceSubjects: readonly string[] = [
  'assistencia-tecnica',
  'manutencao-preventiva',
  'automatizacao',
  'abertura-manual',
];
