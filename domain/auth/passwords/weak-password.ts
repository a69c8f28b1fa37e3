/**
 * Refuses new passwords that are easily guessed. There is no rule on kinds of characters: a sentence is fine. zxcvbn
 * estimates how many guesses it takes to try common passwords, Portuguese words, names, dates, keyboard patterns,
 * sequences and repetitions, each with the usual substitutions and suffixes.
 */
import { siteTitleSuffix } from '#content/site.ts';
import { foldText } from '#domain/fold-text.ts';
import { once } from '#domain/once.ts';
import { type LengthProblem, lengthProblem } from './password-rules.ts';

export type PasswordProblem =
  | LengthProblem
  /** Line breaks, tabs, NUL and the like, which no form can type. */
  | 'control_characters'
  /** The address of the account or the name of the site, with little added. */
  | 'personal'
  | 'guessable';

/** As many as for eight random characters. The fifty thousand most common passwords need far fewer. */
const minGuesses = 10 ** 8;
/**
 * The estimate takes much longer with every character and every substitution. If the beginning of a password is strong,
 * so is the whole.
 */
const estimated = { maxLength: 32, l33tMaxSubstitutions: 16 };
/** This many digits and symbols around a single word do not make it hard to guess. */
const maxDecoration = 6;
/** Letters that must remain when the words of the account and the site are removed. */
const minOwnLetters = 4;

/** @param account e-mail address */
export async function passwordProblem(password: string, account: string): Promise<PasswordProblem | null> {
  const problem = lengthProblem(password);
  if (problem !== null) return problem;
  if (/\p{Cc}/u.test(password)) return 'control_characters';
  const personalWords = [...wordsOf(account), ...wordsOf(siteTitleSuffix)];
  if (isMadeOf(personalWords, password)) return 'personal';
  const { words, estimator } = await loadDictionaries();
  const normal = password.normalize('NFKC');
  if (words.has(normal.toLowerCase()) || isDecoratedWord(words, normal)) return 'guessable';
  const { guesses } = estimator.check(normal, [account, ...personalWords]);
  return guesses < minGuesses ? 'guessable' : null;
}

/** Whether it is a single word with a year, an exclamation mark or the like around it. */
function isDecoratedWord(words: ReadonlySet<string>, password: string): boolean {
  const word = foldText(password).replace(/^[^a-z]+|[^a-z]+$/g, '');
  return words.has(word) && password.length - word.length <= maxDecoration;
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
}

function isMadeOf(words: readonly string[], password: string): boolean {
  const folded = foldText(password.normalize('NFKC'));
  return [folded, withoutSubstitutes(folded)].some((text) => {
    const plain = text.replace(/[^a-z0-9]/g, '');
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
    return rest !== plain && rest.replace(/[^a-z]/g, '').length < minOwnLetters;
  });
}

const substitutes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function withoutSubstitutes(text: string): string {
  return text.replace(/[@431!0$57]/g, (character) => substitutes[character] ?? character);
}

/** The dictionaries take 50 MB and a tenth of a second, so they are loaded only by a process that sets a password. */
const loadDictionaries = once(readDictionaries);

async function readDictionaries() {
  const [{ ZxcvbnFactory }, common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const dictionary = { ...common.dictionary, ...portuguese.dictionary };
  return {
    /** Common passwords, words and names, all in lower case. */
    words: new Set(Object.values(dictionary).flatMap((list) => [...list].map(String))),
    estimator: new ZxcvbnFactory({
      dictionary,
      graphs: common.adjacencyGraphs,
      ...estimated,
    }),
  };
}
