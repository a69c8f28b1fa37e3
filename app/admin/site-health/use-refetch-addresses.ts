import { useQueryClient } from '@tanstack/react-query';
import { missedKey, redirectsKey } from './site-health-keys.ts';

/** @returns a function that reads both lists of addresses again, because a redirect may concern either */
export function useRefetchAddresses(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([missedKey, redirectsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}
