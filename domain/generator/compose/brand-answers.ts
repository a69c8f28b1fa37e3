/** The answers to what a title asks of one brand. */
import { brandAnswers, officialWords, ourBrandAnswers, partsWords } from '#content/generator/brands.ts';
import type { Aspect } from '#content/generator/subject.ts';
import { foldText } from '#domain/fold-text.ts';
import { ourBrand, ourControls, ourNames } from '#domain/generator/title/find-brands.ts';
import { phraseOf } from '#domain/generator/title/phrases/phrases.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

/** Whether the brand is a competitor of ours. */
export function isRival(name: string): boolean {
  return !ourNames.includes(name);
}

/** Whether a title only gives a maker and a model that is in no table: 'motor PPA Dunna'. */
export function givesOtherModel({
  brands,
  contentWords,
  unknownWords,
  models,
  motors,
}: TitleMeaning): boolean {
  const others = contentWords.filter((word) => !brands.some((name) => foldText(name) === word));
  const unknown = unknownWords.map(foldText);
  return (
    models.length === 0 &&
    motors.length === 0 &&
    others.length > 0 &&
    others.every((word) => unknown.includes(word))
  );
}

/** If a title asks several things of a brand, the first of these is answered. */
const askedOfBrand: readonly Aspect[] = ['worth', 'buy', 'price', 'program', 'repair', 'replace', 'install'];

/** @returns the wordings of the answer; null if the title asks nothing of the brand or there is no answer */
export function answersOf(name: string, { aspects, words, faults }: TitleMeaning): readonly string[] | null {
  const says = (wanted: readonly string[]) =>
    wanted.some((word) => words.some((spoken) => isMatch(word, spoken)));
  if (name === ourBrand) {
    if (says(officialWords)) return ourBrandAnswers.official ?? null;
    const isBroken = aspects.length === 0 && faults.length > 0;
    const asked = isBroken ? 'repair' : askedOfBrand.find((aspect) => aspects.includes(aspect));
    return (asked && ourBrandAnswers[asked]) ?? null;
  }
  if (name === ourControls) return null;
  if (says(partsWords)) return brandAnswers.parts ?? null;
  const asked = askedOfBrand.find(
    (aspect) => aspects.includes(aspect) || (aspect === 'repair' && aspects.includes('replace')),
  );
  if (asked) return brandAnswers[asked] ?? null;
  return aspects.length === 0 ? (brandAnswers.what ?? null) : null;
}

function isMatch(wanted: string, word: string): boolean {
  const [plain = ''] = phraseOf(wanted).words;
  return plain.endsWith('*') ? word.startsWith(plain.slice(0, -1)) : word === plain;
}
