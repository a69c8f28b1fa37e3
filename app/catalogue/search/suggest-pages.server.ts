/** Suggests pages of the site for an address that no page answers, and for a generated page. */
import { significantWords } from '#domain/catalogue/search-words.ts';
import { names, phrases, subjectPhrases } from './search-wordings.server.ts';

export interface SuggestedPage {
  name: string;
  path: string;
}

const maxSuggestions = 3;

/** A page below this is about another subject. 1 means the same words, 0 none in common. */
const minSubjectSimilarity = 0.4;

const withWords = ({ path, text }: { path: string; text: string }) => ({
  path,
  name: text,
  words: new Set(significantWords(text)),
});

const candidates = [...phrases, ...names].map(withWords);
const subjectPages = subjectPhrases.map(withWords);

/**
 * The pages whose names share the most words with the address, each page once.
 * @param path only its last segment is used, with hyphens between the words
 */
export function suggestPages(path: string): SuggestedPage[] {
  return mostSimilar(candidates, lastSegment(path).replaceAll('-', ' '));
}

/** The hand-written pages on the subject of a title. Places are left out, because the text links to them itself. */
export function pagesOnSubject(title: string): SuggestedPage[] {
  return mostSimilar(subjectPages, title, minSubjectSimilarity);
}

function mostSimilar(pages: typeof candidates, text: string, minSimilarity = 0): SuggestedPage[] {
  const sought = new Set(significantWords(text));
  const best = new Map<string, SuggestedPage & { similarity: number }>();
  for (const { path, name, words } of pages) {
    const shared = [...words].filter((word) => sought.has(word)).length;
    if (shared === 0) continue;
    const similarity = (2 * shared) / (words.size + sought.size);
    if (similarity >= minSimilarity && similarity > (best.get(path)?.similarity ?? 0))
      best.set(path, { path, name, similarity });
  }
  return [...best.values()]
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, maxSuggestions)
    .map(({ name, path }) => ({ name, path }));
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
