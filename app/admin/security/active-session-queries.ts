/** Active sessions as the query client keeps them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callAuth } from '../auth-call.ts';
import { useBackend, usePublicKey } from '../backend-context.tsx';
import { endActiveSession, listActiveSessions } from './active-session-calls.ts';

const sessionsKey = ['active-sessions'];

function useCalls() {
  const backend = useBackend();
  const publicKey = usePublicKey();
  return () => ({ auth: backend().auth, publicKey, send: window.fetch.bind(window) });
}

export function useActiveSessions(administratorId: string) {
  const calls = useCalls();
  return useQuery({
    queryKey: [...sessionsKey, administratorId],
    queryFn: async () => {
      const result = await listActiveSessions(calls());
      if (!result.ok) throw new Error(result.code);
      return result.data;
    },
  });
}

export function useForgetSessions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsKey });
}

export function useEndSession() {
  const calls = useCalls();
  const forget = useForgetSessions();
  return useMutation({ mutationFn: (id: string) => endActiveSession(calls(), id), onSettled: forget });
}

export function useEndOtherSessions() {
  const backend = useBackend();
  const forget = useForgetSessions();
  return useMutation({
    mutationFn: () => {
      const { auth } = backend();
      return callAuth(auth, async () => ({ data: true, ...(await auth.signOut({ scope: 'others' })) }));
    },
    onSettled: forget,
  });
}
