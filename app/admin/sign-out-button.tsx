import { useBackend } from './backend-context.tsx';

/** Ends the session of this browser, other tabs included; other devices stay signed in. */
export function SignOutButton() {
  const backend = useBackend();
  return (
    <button
      type="button"
      className="button button-compact button-quiet"
      onClick={() => void backend().auth.signOut({ scope: 'local' })}
    >
      Sair
    </button>
  );
}
