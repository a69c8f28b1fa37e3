/** A list that the service sends in parts, with search. The last result stays visible while the next one loads. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { entriesOf, type ListPart, nextOffset, totalOf } from '../page-parts.ts';

export interface ListRequest {
  offset: number;
  limit: number;
  /** As typed; blank for everything. */
  search: string;
}

const entriesPerRequest = 50;

/** @param key the key of the query, to which the search is added */
export function usePagedList<Entry extends { id: string }>(
  key: readonly unknown[],
  search: string,
  list: (request: ListRequest) => Promise<ListPart<Entry>>,
) {
  return useInfiniteQuery({
    queryKey: [...key, search],
    queryFn: ({ pageParam: offset }) => list({ offset, limit: entriesPerRequest, search }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    select: ({ pages }) => ({ entries: entriesOf(pages), total: totalOf(pages) }),
    placeholderData: keepPreviousData,
  });
}
