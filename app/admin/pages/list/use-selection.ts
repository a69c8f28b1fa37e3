/** Which rows of a list are chosen, for an action on several. */
import { useState } from 'react';

/** The most that the service takes at once. */
const maxAtOnce = 100;

export interface Selection<Entry> {
  /** Only entries that the list shows, in its order. */
  chosen: readonly Entry[];
  isChosen: (id: string) => boolean;
  /** Does nothing with an entry that would be one too many. */
  choose: (id: string, isChosen: boolean) => void;
  /** Whether no other entry can be chosen. */
  isFull: boolean;
  /** The first hundred of the list. */
  chooseAll: () => void;
  clear: () => void;
  /** Replaces the selection. */
  chooseOnly: (ids: readonly string[]) => void;
}

export function useSelection<Entry extends { id: string }>(entries: readonly Entry[]): Selection<Entry> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = entries.filter(({ id }) => ids.has(id)).slice(0, maxAtOnce);
  const isFull = chosen.length === maxAtOnce;
  return {
    chosen,
    isChosen: (id) => chosen.some((entry) => entry.id === id),
    choose: (id, isChosen) => {
      if (isChosen && isFull) return;
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
    },
    isFull,
    chooseAll: () => setIds(new Set(entries.slice(0, maxAtOnce).map(({ id }) => id))),
    clear: () => setIds(new Set()),
    chooseOnly: (chosenIds) => setIds(new Set(chosenIds)),
  };
}
