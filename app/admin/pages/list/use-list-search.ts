import { useState } from 'react';
import { useDebouncedValue } from '../../parts/use-debounced-value.ts';

const debounceMs = 300;

export interface ListSearch {
  /** The text in the field. */
  typed: string;
  setTyped: (typed: string) => void;
  /** What the list searches for: the typed text after a short pause. Blank for everything. */
  search: string;
  /** Whether the list does not show the results for the typed text yet. */
  isSearching: (list: { isPlaceholderData: boolean }) => boolean;
  /** How many entries match. Null without a search, or before the answer has arrived. */
  countFound: (list: SearchedList) => number | null;
}

interface SearchedList {
  data: { total: number } | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
}

/** The text of the search above a list. */
export function useListSearch(): ListSearch {
  const [typed, setTyped] = useState('');
  const debounced = useDebouncedValue(typed.trim(), debounceMs);
  // An empty search needs no delay, because the whole list is already loaded.
  const search = typed.trim() === '' ? '' : debounced;
  const isSearching = ({ isPlaceholderData }: Pick<SearchedList, 'isPlaceholderData'>) =>
    search !== '' && (isPlaceholderData || search !== typed.trim());
  return {
    typed,
    setTyped,
    search,
    isSearching,
    countFound: (list) =>
      search === '' || list.isError || isSearching(list) ? null : (list.data?.total ?? null),
  };
}
