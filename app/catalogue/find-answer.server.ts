/** Finds the page that answers what a visitor typed, although it is not spelt as we would spell it. */
import MiniSearch from 'minisearch';
import { topics } from '#domain/catalogue/topics.ts';
import { foldText } from '#domain/fold-text.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { paths } from '../paths.ts';
import { problemProse, topicProse } from './prose.server.ts';

interface Answer {
  path: string;
  words: string;
}

/** Of a word's letters that may be wrong; short words leave no room for guessing. */
const tolerance = 0.34;
const shortestGuessedWord = 4;
/** One word, such as 'portão', fits too many pages to choose one for the visitor. */
const fewestWords = 2;
/** Words that only hold a sentence together. */
const fillers = new Set([
  'a',
  'o',
  'as',
  'os',
  'de',
  'do',
  'da',
  'dos',
  'das',
  'e',
  'em',
  'no',
  'na',
  'um',
  'uma',
  'meu',
]);

function significantWords(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !fillers.has(word));
}

const problems: Answer[] = [...problemProse].map(([slug, { frontMatter }]) => ({
  path: paths.problem(slug),
  words: frontMatter.phrase,
}));
const services: Answer[] = topics
  .filter(({ slug }) => topicProse.has(slug))
  .map(({ slug, name }) => ({ path: paths.topic(slug), words: name }));

/** Problems stand first: among equals the visitor's gate is stuck. */
const answers = [...problems, ...services];
const exact = new Map(answers.toReversed().map(({ path, words }) => [slugFromSearch(words), path]));
const index = new MiniSearch<Answer>({
  idField: 'path',
  fields: ['words'],
  tokenize: significantWords,
  processTerm: (word) => word,
  searchOptions: {
    combineWith: 'AND',
    fuzzy: (word) => (word.length >= shortestGuessedWord ? tolerance : false),
    prefix: (word) => word.length >= shortestGuessedWord,
  },
});
index.addAll(answers);

/** What the search offers while somebody types. */
export const knownPhrases: readonly string[] = problems.map(({ words }) => words);

/**
 * Accents, case, filler words and small typos do not matter.
 * @returns the path of the page, or null when nothing known is meant
 */
export function findAnswer(typed: string): string | null {
  const same = exact.get(slugFromSearch(typed));
  if (same !== undefined) return same;
  if (significantWords(typed).length < fewestWords) return null;
  const best = index.search(typed)[0];
  return best === undefined ? null : (best.id as string);
}
