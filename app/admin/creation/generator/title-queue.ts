/** The titles that wait behind the page in the preview. The box holds them, so a queue survives whatever the box does. */
import type { GeneratorWork } from './generator-work.ts';
import { titlesIn, withoutTitle } from './titles.ts';

export interface TitleQueue {
  /** The title that comes next. */
  next: string;
  /** How many titles wait. */
  count: number;
  /** The page is published: its title leaves the box, and the next one is generated. */
  goOn: () => void;
  /** The title moves to the end of the box, and the next one is generated. */
  skip: () => void;
}

/**
 * @param goOnWith replaces the titles in the box and generates the first of them
 * @returns null if no page is shown, or no other title waits
 */
export function titleQueue(
  { titles, page }: Pick<GeneratorWork, 'titles' | 'page'>,
  goOnWith: (titles: readonly string[]) => void,
): TitleQueue | null {
  if (page === null) return null;
  const waiting = titlesIn(withoutTitle(titles, page.title));
  const [next] = waiting;
  if (next === undefined) return null;
  return {
    next,
    count: waiting.length,
    goOn: () => goOnWith(waiting),
    skip: () => goOnWith([...waiting, page.title]),
  };
}
