/** Reads and ends the account's active sessions, and confirms new networks, through the query cache. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend, usePublicKey } from '../../session/backend-context.tsx';
import { callAuth } from '../../session/call-backend.ts';
import { valueOrThrow } from '../../session/data-or-throw.ts';
import { notingRetryAfter } from '../../session/retry-after.ts';
import {
  confirmNewNetwork,
  endActiveSession,
  readSessions,
  type SessionCallDependencies,
} from './session-calls.ts';

const sessionsKey = ['active-sessions'];

function useSessionCallDependencies(): () => SessionCallDependencies {
  const backend = useBackend();
  const publicKey = usePublicKey();
  return () => ({
    auth: backend().auth,
    publicKey,
    send: notingRetryAfter((...request) => fetch(...request)),
  });
}

export function useSessionOverview(administratorId: string) {
  const dependencies = useSessionCallDependencies();
  return useQuery({
    queryKey: [...sessionsKey, administratorId],
    queryFn: async () => valueOrThrow(await readSessions(dependencies())),
  });
}

export function useRefetchSessions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsKey });
}

export function useEndSession() {
  const dependencies = useSessionCallDependencies();
  const refetch = useRefetchSessions();
  return useMutation({
    mutationFn: (id: string) => endActiveSession(dependencies(), id),
    onSettled: refetch,
  });
}

export function useConfirmNetwork() {
  const dependencies = useSessionCallDependencies();
  const refetch = useRefetchSessions();
  return useMutation({
    mutationFn: (id: string) => confirmNewNetwork(dependencies(), id),
    onSettled: refetch,
  });
}

export function useEndOtherSessions() {
  const backend = useBackend();
  const refetch = useRefetchSessions();
  return useMutation({
    mutationFn: () =>
      callAuth(backend().auth, async (auth) => ({
        // The answer to signOut has no data, which `callAuth` would take for a failure.
        data: true,
        ...(await auth.signOut({ scope: 'others' })),
      })),
    onSettled: refetch,
  });
}
