/** The gate's verdict on a text before it is published, with its reason. */
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { createPause, type RemainingMs } from '#domain/pause.ts';
import { comparedText } from '#domain/similarity/fingerprint.ts';
import { type SharedPassage, sharedPassages } from '#domain/similarity/shared-passages.ts';
import { similarFrom, type Verdict, verdictOf } from '#domain/similarity/verdict.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { findSibling } from './find-sibling.ts';
import type { KnownPage, KnownPages } from './known-pages.ts';

export interface ScoredText {
  title: string;
  /** Blank to make it from the title. */
  slug: string;
  /** As typed. */
  content: string;
  /** The page that it replaces; null for a new one. */
  pageId: string | null;
}

export interface PageScore {
  verdict: Verdict;
  /** Similarity to the most similar page, 0 to 1; 0 if there is none. */
  similarity: number;
  /**
   * That page, if its similarity is at least `similarFrom`; otherwise the hand-written page that answers the same
   * search.
   */
  sibling: Pick<KnownPage, 'path' | 'title'> | null;
  ownWords: number;
  /** What it has in common with the sibling, word for word. */
  shared: SharedPassage[];
}

/** @throws TooCostly when no time is left */
export async function scorePage(
  known: KnownPages,
  { title, slug, content, pageId }: ScoredText,
  remainingMs?: RemainingMs,
): Promise<PageScore> {
  // When a page is published, its text is judged in the thread that serves visitors.
  const pause = createPause(remainingMs);
  const html = sanitizePageHtml(content);
  await pause();
  const text = comparedText(html);
  await pause();
  const found = await findSibling(known, { ...text, exceptId: pageId });
  const similarity = found?.similarity ?? 0;
  const answering = await known.findAnswer(slugOf({ title, slug }));
  const sibling = found !== null && similarity >= similarFrom ? found.page : answering;
  return {
    verdict: verdictOf({ similarity, ownWords: text.ownWords, isAnswered: answering !== null }),
    similarity,
    sibling: sibling && { path: sibling.path, title: sibling.title },
    ownWords: text.ownWords,
    shared: sibling === null ? [] : sharedPassages(text, comparedText(sibling.html)),
  };
}

export function slugOf({ title, slug }: { title: string; slug: string }): string {
  return slugFromTitle(slug.trim() === '' ? title : slug);
}
