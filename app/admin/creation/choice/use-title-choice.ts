/** Which titles of a fixed list a run should create: at first, all of them. */
import { useState } from 'react';
import type { PlannedPage } from '../plan/plan-api.ts';

export interface TitleChoice {
  titles: readonly string[];
  /** In the order of the list. */
  chosen: readonly string[];
  /** Titles whose pages were found on the site by the last check. They cannot be chosen. */
  taken: ReadonlySet<string>;
  choose: (title: string, isChosen: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  /** @param planned the verdicts, in the order of the titles */
  markTaken: (planned: readonly PlannedPage[]) => void;
}

export function useTitleChoice(titles: readonly string[]): TitleChoice {
  const [unchosen, setUnchosen] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  return {
    titles,
    chosen: titles.filter((title) => !unchosen.has(title) && !taken.has(title)),
    taken,
    choose: (title, isChosen) =>
      setUnchosen(
        (before) => new Set(isChosen ? [...before].filter((other) => other !== title) : [...before, title]),
      ),
    chooseAll: (isChosen) => setUnchosen(new Set(isChosen ? [] : titles)),
    markTaken: (planned) =>
      setTaken(new Set(titles.filter((_, index) => planned[index]?.verdict === 'existe'))),
  };
}
