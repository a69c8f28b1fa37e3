/** Suggests pages of the site for an address that no longer answers. */
import { significantWords } from '#domain/catalogue/search-words.ts';
import { names, phrases } from './search-wordings.server.ts';

export interface SuggestedPage {
  name: string;
  path: string;
}

const maxSuggestions = 3;

const candidates = [...phrases, ...names].map(({ path, text }) => ({
  path,
  name: text,
  words: new Set(significantWords(text)),
}));

/**
 * The pages whose name shares most words with the address, each page once.
 * @param path only its last segment is used, with hyphens between the words
 */
export function suggestPages(path: string): SuggestedPage[] {
  const sought = new Set(significantWords(lastSegment(path).replaceAll('-', ' ')));
  const best = new Map<string, SuggestedPage & { likeness: number }>();
  for (const { path: candidate, name, words } of candidates) {
    const shared = [...words].filter((word) => sought.has(word)).length;
    if (shared === 0) continue;
    const likeness = (2 * shared) / (words.size + sought.size);
    if (likeness > (best.get(candidate)?.likeness ?? 0))
      best.set(candidate, { path: candidate, name, likeness });
  }
  return [...best.values()]
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, maxSuggestions)
    .map(({ name, path: suggested }) => ({ name, path: suggested }));
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
