/** Reads, adds and removes the account's second factors through the query cache. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../session/backend-context.tsx';
import { callAuth } from '../../session/call-backend.ts';
import { valueOrThrow } from '../../session/data-or-throw.ts';
import { beginFactor, listFactors, removeFactor } from './factor-calls.ts';

const factorsKey = ['second-factors'];

export function useFactors(administratorId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...factorsKey, administratorId],
    queryFn: async () => valueOrThrow(await listFactors(backend().auth)),
  });
}

export function useRefetchFactors(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: factorsKey });
}

export function useBeginFactor() {
  const backend = useBackend();
  return useMutation({ mutationFn: (name: string) => beginFactor(backend().auth, name) });
}

/** Removes an abandoned enrolment. A failure is ignored, because the server also removes abandoned enrolments. */
export function useAbandonFactor(): (id: string) => void {
  const backend = useBackend();
  return (factorId) => void callAuth(backend().auth, ({ mfa }) => mfa.unenroll({ factorId }));
}

export function useRemoveFactor() {
  const backend = useBackend();
  const refetch = useRefetchFactors();
  return useMutation({
    mutationFn: (factorId: string) => removeFactor(backend().auth, factorId),
    onSettled: refetch,
  });
}
