/**
 * Asks the gate about a text. A failure does not matter to somebody who is writing, so there is neither a retry nor a
 * message.
 */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBackend } from '../../session/backend-context.tsx';
import { type PageScore, type ScoredText, scorePage } from './verdict-api.ts';

const verdictKey = ['score_page'];

/**
 * @param text null if there is nothing to ask about
 * @param options.textVersion a value that changes whenever the text of a draft changes
 * @param options.isPaused true cancels the request under way and sends no others
 * @returns the last answer while the next one is loading; null before the first answer and after a failure
 */
export function useVerdict(
  text: ScoredText | null,
  { textVersion = null, isPaused = false }: { textVersion?: unknown; isPaused?: boolean } = {},
): PageScore | null {
  const backend = useBackend();
  const client = useQueryClient();
  useEffect(() => {
    if (isPaused) void client.cancelQueries({ queryKey: verdictKey });
  }, [isPaused, client]);
  const { data } = useQuery({
    queryKey: [...verdictKey, text, textVersion],
    queryFn: async ({ signal }) => {
      const scored = text === null ? null : await scorePage(backend(), text, signal);
      return scored?.ok ? scored.value : null;
    },
    enabled: text !== null && !isPaused,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return text === null ? null : (data ?? null);
}
