import { useQueryClient } from '@tanstack/react-query';
import { useBackend } from './backend-context.tsx';

/** Ends the session of this browser, other tabs included; other devices stay signed in. */
export function SignOutButton() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const signOut = async () => {
    await backend().auth.signOut({ scope: 'local' });
    queryClient.clear();
  };
  return (
    <button type="button" className="button button-compact button-quiet" onClick={signOut}>
      Sair
    </button>
  );
}
