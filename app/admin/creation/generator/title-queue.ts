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

/** @returns the titles that are left, of those in the text of the box */
export type BoxEdit = (text: string) => string[];

/**
 * @param continueWith replaces the titles that are in the box by then, and generates the first that is left
 * @returns null if no page is shown, or no other title waits
 */
export function titleQueue(
  { titles, page }: Pick<GeneratorWork, 'titles' | 'page'>,
  continueWith: (edit: BoxEdit) => void,
): TitleQueue | null {
  if (page === null) return null;
  const { title } = page;
  const waitingIn: BoxEdit = (text) => titlesIn(withoutTitle(text, title));
  const waiting = waitingIn(titles);
  const [next] = waiting;
  if (next === undefined) return null;
  return {
    next,
    count: waiting.length,
    advance: () => continueWith(waitingIn),
    skip: () => continueWith((text) => [...waitingIn(text), title]),
  };
}
