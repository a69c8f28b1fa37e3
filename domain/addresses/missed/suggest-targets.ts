/** Suggests pages for an address that was not found, with a reason for each. */
import { editsBetween, wordDistance } from '#domain/catalogue/word-distance.ts';
import { foldText } from '#domain/fold-text.ts';

/** A page that an address may lead to. */
export interface TargetPage {
  path: string;
  name: string;
}

export interface Suggestion {
  path: string;
  title: string;
  /** In Portuguese, for the owner. */
  reason: string;
}

export interface Suggester {
  /** The slug of an address, and the same slug with every misspelt word replaced by a word of the site. */
  correct(path: string): string[];
  /** @param further pages besides those of the site */
  suggest(path: string, further: readonly TargetPage[]): Suggestion[];
}

export const maxSuggestions = 3;
/** A suggestion below this would be a guess. */
const minLikeness = 0.4;
/** Whole slugs are compared only for this many pages: those with the most words in common, if any has enough. */
const comparedWhole = 60;
/** How much common words contribute to the likeness of a page. Comparing letter by letter contributes the rest. */
const wordShare = 0.6;
/** From here on, a comparison letter by letter is enough by itself. */
const almostSame = 0.8;
/** Added to the likeness of a page in the same folder. */
const sameFolder = 0.04;

interface Candidate extends TargetPage {
  /** Those of its slug. */
  words: readonly string[];
}

export function createSuggester(sitePages: readonly TargetPage[]): Suggester {
  const ownPages = sitePages.filter(({ path }) => path !== '/').map(candidateOf);
  const pagesWith = new Map<string, number>();
  for (const { words } of ownPages) {
    for (const word of new Set(words)) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  const vocabulary = [...pagesWith.keys()];
  /** A word that many pages have says little about which page is meant. */
  const weightOf = (word: string) => Math.log(1 + ownPages.length / (pagesWith.get(word) ?? 1));

  function corrected(word: string): string {
    if (pagesWith.has(word)) return word;
    let best = { word, distance: Number.POSITIVE_INFINITY };
    for (const known of vocabulary) {
      const distance = wordDistance(word, known);
      if (distance !== null && distance < best.distance) best = { word: known, distance };
    }
    return best.word;
  }

  /** The share of the words that both have in common, by weight, from 0 to 1. */
  function wordLikeness(typed: readonly string[], words: readonly string[]): number {
    const sum = (all: readonly string[]) => all.reduce((total, word) => total + weightOf(word), 0);
    const whole = sum(typed) + sum(words);
    if (whole === 0) return 0;
    let shared = 0;
    for (const { word, match } of matched(typed, words).pairs) {
      if (match !== null) shared += match.quality * (weightOf(match.word) + weightOf(word));
    }
    return Math.min(1, shared / whole);
  }

  return {
    correct(path) {
      const words = wordsOf(slugOf(path));
      return [...new Set([words.join('-'), words.map(corrected).join('-')])].filter((slug) => slug !== '');
    },
    suggest(path, further) {
      const typed = wordsOf(slugOf(path));
      if (typed.length === 0) return [];
      const folder = folderOf(path);
      const byWords = [...ownPages, ...further.map(candidateOf)]
        .map((page) => ({ page, likeness: wordLikeness(typed, page.words) }))
        .sort((one, other) => other.likeness - one.likeness);
      // If the words were run together, they match no word of any page, and every page is compared.
      const hasCommonWords = (byWords[0]?.likeness ?? 0) >= minLikeness;
      return byWords
        .slice(0, hasCommonWords ? comparedWhole : byWords.length)
        .map(({ page, likeness }) => {
          const whole = wholeLikeness(typed.join(''), page.words.join(''));
          const base = wordShare * likeness + (1 - wordShare) * whole;
          const best = Math.max(base, whole > almostSame ? whole : 0);
          return { page, likeness: best + (folderOf(page.path) === folder ? sameFolder : 0) };
        })
        .filter(({ likeness }) => likeness >= minLikeness)
        .sort((one, other) => other.likeness - one.likeness)
        .slice(0, maxSuggestions)
        .map(({ page }) => ({
          path: page.path,
          title: page.name,
          reason: reasonOf(typed, page.words, weightOf),
        }));
    },
  };
}

function candidateOf(page: TargetPage): Candidate {
  return { ...page, words: wordsOf(slugOf(page.path)) };
}

/** The last segment, without the file extension that pages of older sites have. */
function slugOf(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return decoded(last).replace(/\.html?$/i, '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function wordsOf(slug: string): string[] {
  return foldText(slug)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

interface Match {
  word: string;
  /** 1 for the same word, less for a different spelling. */
  quality: number;
}

/** Pairs each typed word with a word of the page. Each word of the page is used once. */
function matched(
  typed: readonly string[],
  words: readonly string[],
): { pairs: { word: string; match: Match | null }[]; left: string[] } {
  const left = [...words];
  const pairs = typed.map((word) => {
    const match = nearest(word, left);
    if (match !== null) left.splice(left.indexOf(match.word), 1);
    return { word, match };
  });
  return { pairs, left };
}

/** @returns the word most similar to the typed one; null if none is similar */
function nearest(typed: string, words: readonly string[]): Match | null {
  if (words.includes(typed)) return { word: typed, quality: 1 };
  let best: Match | null = null;
  for (const word of words) {
    const distance = wordDistance(typed, word);
    if (distance === null) continue;
    // A tenth less for each unit of distance, of which there are at most three.
    const quality = 1 - distance / 10;
    if (best === null || quality > best.quality) best = { word, quality };
  }
  return best;
}

/** How alike two texts are letter by letter, from 0 to 1. */
function wholeLikeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : 1 - editsBetween(one, other) / longest;
}

const quoted = (word: string) => `“${word}”`;
const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
/** A reason names at most this many words. */
const maxNamedWords = 3;
/** In letters. Words as short as `de` and `com` name nothing. */
const longestShortWord = 3;

function reasonOf(
  typed: readonly string[],
  words: readonly string[],
  weightOf: (word: string) => number,
): string {
  if (typed.join('-') === words.join('-')) return 'O mesmo nome, em outro endereço.';
  const { pairs, left } = matched(typed, words);
  const [other, ...others] = pairs.filter(({ match }) => match?.quality !== 1);
  const meant = other?.match?.word ?? left[0];
  // A typed word without a match leaves the word that it stands for among those of the page.
  const differInOneWord = others.length === 0 && left.length === (other?.match ? 0 : 1);
  if (other !== undefined && differInOneWord && meant !== undefined) {
    return `Só muda ${quoted(other.word)} por ${quoted(meant)}.`;
  }
  const same = new Set(pairs.filter(({ match }) => match?.quality === 1).map(({ word }) => word));
  const shared = [...same].filter((word) => word.length > longestShortWord);
  const alike = pairs.find(({ match }) => match !== null && match.quality < 1)?.match?.word;
  if (shared.length === 0 && alike !== undefined) return `Tem uma palavra parecida: ${quoted(alike)}.`;
  const telling = new Set(
    shared.toSorted((one, another) => weightOf(another) - weightOf(one)).slice(0, maxNamedWords),
  );
  const names = shared.filter((word) => telling.has(word)).map(quoted);
  if (names.length === 0) return 'O endereço é quase igual.';
  return names.length === 1 ? `Tem a palavra ${names[0]}.` : `Tem as palavras ${listed.format(names)}.`;
}
