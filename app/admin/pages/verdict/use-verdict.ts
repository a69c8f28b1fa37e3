/**
 * Asks the gate about a text. A failure does not matter to somebody who is writing, so there is neither a retry nor a
 * message.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../session/backend-context.tsx';
import { type PageScore, type ScoredText, scorePage } from './verdict-api.ts';

/**
 * @param text null if there is nothing to ask about
 * @param state a value that changes whenever the text of a draft changes
 * @returns the last answer while the next one is loading; null before the first answer and after a failure
 */
export function useVerdict(text: ScoredText | null, state: unknown = null): PageScore | null {
  const backend = useBackend();
  const { data } = useQuery({
    queryKey: ['score_page', text, state],
    queryFn: async () => {
      const scored = text === null ? null : await scorePage(backend(), text);
      return scored?.ok ? scored.value : null;
    },
    enabled: text !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return text === null ? null : (data ?? null);
}
