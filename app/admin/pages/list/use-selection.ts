/** Which rows of a list are chosen, for an action on several. */
import { useState } from 'react';

/** The most that the service takes at once. */
const maxAtOnce = 100;

export interface Selection<Entry> {
  /** Only entries that the list shows, in its order. */
  chosen: readonly Entry[];
  isChosen: (id: string) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  /** The first hundred of the list. */
  chooseAll: () => void;
  clear: () => void;
  /** Replaces the selection. */
  chooseOnly: (ids: readonly string[]) => void;
}

export function useSelection<Entry extends { id: string }>(entries: readonly Entry[]): Selection<Entry> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: entries.filter(({ id }) => ids.has(id)).slice(0, maxAtOnce),
    isChosen: (id) => ids.has(id),
    choose: (id, isChosen) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id))),
    chooseAll: () => setIds(new Set(entries.slice(0, maxAtOnce).map(({ id }) => id))),
    clear: () => setIds(new Set()),
    chooseOnly: (chosenIds) => setIds(new Set(chosenIds)),
  };
}
