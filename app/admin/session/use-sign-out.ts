import { useAnnounceSignOut, useBackend } from './backend-context.tsx';
import { callAuth } from './call-backend.ts';

/** @returns a function that ends the session in all tabs of this browser; other devices stay signed in */
export function useSignOut(): () => void {
  const backend = useBackend();
  const announceSignOut = useAnnounceSignOut();
  return () => {
    announceSignOut();
    void callAuth(backend().auth, async (auth) => ({
      // The answer to signOut has no data, which `callAuth` would take for a failure.
      data: true,
      ...(await auth.signOut({ scope: 'local' })),
    }));
  };
}
