/** Which titles of a fixed list a run should create. All of them at first. */
import { useState } from 'react';
import type { PlannedPage } from '../plan/plan-api.ts';

export interface TitleChoice {
  titles: readonly string[];
  /** In the order of the list. */
  chosen: readonly string[];
  /** Pages that are on the site already, as far as they have been checked. They cannot be chosen. */
  taken: ReadonlySet<string>;
  choose: (title: string, isChosen: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  /** @param planned the verdicts, in the order of the titles */
  markTaken: (planned: readonly PlannedPage[]) => void;
}

export function useTitleChoice(titles: readonly string[]): TitleChoice {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  return {
    titles,
    chosen: titles.filter((title) => !refused.has(title) && !taken.has(title)),
    taken,
    choose: (title, isChosen) =>
      setRefused(
        (before) => new Set(isChosen ? [...before].filter((one) => one !== title) : [...before, title]),
      ),
    chooseAll: (isChosen) => setRefused(new Set(isChosen ? [] : titles)),
    markTaken: (planned) =>
      setTaken(new Set(titles.filter((_, index) => planned[index]?.verdict === 'existe'))),
  };
}
