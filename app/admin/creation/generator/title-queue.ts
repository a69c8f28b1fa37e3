/**
 * The titles that wait behind the page in the preview. They are read from the text box, so the queue itself is not
 * stored.
 */
import type { GeneratorWork } from './generator-work.ts';
import { titlesIn, withoutTitle } from './titles.ts';

export interface TitleQueue {
  /** The title that comes next. */
  next: string;
  /** How many titles wait. */
  count: number;
  /** Removes the title of the published page from the box, and generates the next one. */
  advance: () => void;
  /** Moves the title to the end of the box, and generates the next one. */
  skip: () => void;
}

/**
 * @param continueWith replaces the titles in the box and generates the first of them
 * @returns null if no page is shown, or no other title waits
 */
export function titleQueue(
  { titles, page }: Pick<GeneratorWork, 'titles' | 'page'>,
  continueWith: (titles: readonly string[]) => void,
): TitleQueue | null {
  if (page === null) return null;
  const waiting = titlesIn(withoutTitle(titles, page.title));
  const [next] = waiting;
  if (next === undefined) return null;
  return {
    next,
    count: waiting.length,
    advance: () => continueWith(waiting),
    skip: () => continueWith([...waiting, page.title]),
  };
}
