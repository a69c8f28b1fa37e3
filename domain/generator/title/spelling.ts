/** Reads a misspelt word of a title as the word of the trade that it means: `concerto`, `cremalhera`, `fotocelua`. */
import { brands, otherBrands } from '#content/generator/brands.ts';
import { directAnswers } from '#content/generator/direct-answers.ts';
import { subjects } from '#content/generator/subjects.ts';
import { aspectWords } from '#content/generator/words/aspect-words.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import { functionWords, knownWords } from '#content/generator/words/known-words.ts';
import { ownPartNames, partNames, wordsBesideParts } from '#content/generator/words/part-names.ts';
import { trades } from '#content/generator/words/trades.ts';
import { foldText } from '#domain/fold-text.ts';
import { candidates } from './place/known-places.ts';
import { type TitleWord, titleWords } from './title-words.ts';

/** Shorter words are too similar to one another. */
const shortest = 6;

interface Vocabulary {
  /** The words of the lists: none of them is a misspelling. */
  listed: ReadonlySet<string>;
  /** Beginnings of words, which have a star in the lists. */
  beginnings: readonly string[];
  /** Words that a misspelling may mean, by their sound. */
  bySound: ReadonlyMap<string, string>;
  meant: readonly string[];
}

let vocabulary: Vocabulary | undefined;

/** The words of the texts. Reading them all takes a phone a second, and the words of most titles are in the lists. */
let spoken: ReadonlySet<string> | undefined;

function withSpellingCorrected(words: readonly TitleWord[]): TitleWord[] {
  return words.map((word) => {
    const meant = meantBy(word.folded);
    return meant === null ? word : { ...word, folded: meant, plain: meant };
  });
}

/** Whether a list or a text of the generator has the word. */
export function isKnownWord(word: string): boolean {
  vocabulary ??= learnVocabulary();
  const { listed, beginnings } = vocabulary;
  const forms = [word, word.replace(/s$/, '')];
  return (
    forms.some((form) => listed.has(form)) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    forms.some(isSpoken)
  );
}

function isSpoken(word: string): boolean {
  spoken ??= new Set(wordsOf(JSON.stringify([subjects, directAnswers])));
  return spoken.has(word);
}

function meantBy(word: string): string | null {
  if (word.length < shortest || /[^a-z]/.test(word) || isKnownWord(word)) return null;
  vocabulary ??= learnVocabulary();
  const { bySound, meant } = vocabulary;
  if (meant.includes(word)) return null;
  return bySound.get(soundOf(word)) ?? meant.find((candidate) => isSlip(word, candidate)) ?? null;
}

function learnVocabulary(): Vocabulary {
  const names = Object.values(subjects).flatMap(({ name, plural, aliases }) => [name, plural, ...aliases]);
  const patterns = [
    ...[...aspectWords, ...faultWords].flatMap(({ words }) => words),
    ...directAnswers.flatMap(({ when, unless = '' }) => [...when, unless]),
    ...trades.flatMap((trade) => [trade.words, trade.name]),
  ].flatMap(wordsOf);
  const brandWords = [...brands.map(({ name }) => name), ...otherBrands].flatMap(wordsOf);
  const isLong = (word: string) => word.length >= shortest && /^[a-z]+$/.test(word);
  const tradeWords = [...new Set([...names.flatMap(wordsOf), ...verbs, ...brandWords])].filter(isLong);
  const placeWords = candidates
    .filter(({ place }) => place.reach !== 'far')
    .flatMap(({ phrase }) => phrase.words);
  const meant = [...tradeWords, ...placeWords.filter((word) => isLong(word) && word.length > shortest)];
  return {
    listed: new Set([...tradeWords, ...patterns, ...functionWords, ...knownWords]),
    beginnings: patterns
      .filter((word) => word.endsWith('*') && word.length > 4)
      .map((word) => word.slice(0, -1)),
    bySound: new Map(meant.map((word) => [soundOf(word), word])),
    meant,
  };
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9*]+/)
    .filter((word) => word !== '');
}

/** The verbs that titles use most. The lists have only their beginnings. */
const verbs: readonly string[] =
  'conserto conserta consertar instalar instalacao instalador programar programacao regular regulagem trocar manutencao lubrificar comprar orcamento funciona funcionar funcionando urgente sozinho'.split(
    ' ',
  );

/** @returns the word with one letter for all letters that sound alike */
function soundOf(word: string): string {
  return word
    .replace(/aum$/, 'ao')
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/^h/, '')
    .replace(/lh/g, 'l')
    .replace(/ch/g, 'x')
    .replace(/qu|k/g, 'q')
    .replace(/sc(?=[ei])|ss|c(?=[ei])|z/g, 's')
    .replace(/c/g, 'q')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ei/g, 'e')
    .replace(/ou/g, 'o')
    .replace(/i/g, 'e')
    .replace(/u/g, 'o')
    .replace(/[mn](?=[^aeo]|$)/g, 'n')
    .replace(/(.)\1/g, '$1');
}

/**
 * A letter between the first and the last is missing, extra or swapped with its neighbour, or a long word has a wrong
 * vowel. The shortest words are corrected by their sound alone: one letter makes them another word.
 */
function isSlip(word: string, meant: string): boolean {
  const difference = word.length - meant.length;
  if (Math.abs(difference) > 1 || meant.length <= shortest) return false;
  let from = 0;
  while (from < word.length && word[from] === meant[from]) from += 1;
  if (from === 0 || from >= meant.length - 1) return false;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  if (difference === 1) return rest(word, 1) === rest(meant, 0);
  if (difference === -1) return rest(word, 0) === rest(meant, 1);
  if (
    word.length >= longEnough &&
    isVowel(word[from]) &&
    isVowel(meant[from]) &&
    rest(word, 1) === rest(meant, 1)
  )
    return true;
  return word[from] === meant[from + 1] && word[from + 1] === meant[from] && rest(word, 2) === rest(meant, 2);
}

/** A wrong vowel turns a shorter word into another word. */
const longEnough = 9;

function isVowel(letter = ''): boolean {
  return 'aeiou'.includes(letter);
}

/** The words of a title. A title that says only 'Fechadura', or 'rotor arranhado', means the part of a gate. */
export function wordsOfTitle(title: string): TitleWord[] {
  const words = withSpellingCorrected(titleWords(title));
  return saysOnlyPart(words.map(({ folded }) => folded))
    ? withSpellingCorrected(titleWords(`${title} de portão`))
    : words;
}

function saysOnlyPart(words: readonly string[]): boolean {
  if (words.length === 0) return false;
  if (words.every((word) => partNames.has(word))) return true;
  return (
    words.some((word) => ownPartNames.has(word)) &&
    words.every((word) => ownPartNames.has(word) || partNames.has(word) || wordsBesideParts.has(word))
  );
}
