/**
 * The fields belong to the browser, not to React: what a password manager or a quick hand puts in before the
 * screen is awake stays.
 */
import { type FormEvent, useState } from 'react';
import { useBackend } from '../backend-context.tsx';
import { clearNotices, notices } from '../notices.ts';
import { PasswordField } from '../password-field.tsx';
import { signIn } from './sign-in.ts';

/** @param isReady false until the session has been looked for; a form sent earlier would go nowhere */
export function LoginForm({ isReady }: { isReady: boolean }) {
  const backend = useBackend();
  const [isBusy, setIsBusy] = useState(false);
  const [hint, setHint] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    clearNotices();
    setIsBusy(true);
    setHint(null);
    const result = await signIn(backend().auth, {
      email: String(fields.get('email')).trim(),
      password: String(fields.get('password')),
    });
    setIsBusy(false);
    if (result.ok) return result.isComplete ? notices.signedIn() : undefined;
    if (result.code === 'unexpected') return notices.signInFailed();
    notices.signInRefused(result.message);
    setHint(result.hint);
    form.querySelector<HTMLInputElement>('[name="password"]')?.select();
  };

  return (
    <form className="mt-5 grid gap-4" method="post" onSubmit={submit}>
      <div className="field">
        <label htmlFor="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
          readOnly={isBusy}
        />
      </div>
      <PasswordField
        id="password"
        label="Senha"
        what="senha"
        name="password"
        autoComplete="current-password"
        required
        readOnly={isBusy}
        error={hint}
      />
      <button
        type="submit"
        className="button button-amber w-full"
        disabled={!isReady}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? 'Verificando...' : 'Entrar'}
      </button>
      <noscript>
        <p className="text-sm">Esta área precisa de JavaScript.</p>
      </noscript>
    </form>
  );
}
