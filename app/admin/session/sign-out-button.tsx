import { useSignOut } from './use-sign-out.ts';

export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <button type="button" className="button button-compact button-quiet" onClick={signOut}>
      Sair
    </button>
  );
}
