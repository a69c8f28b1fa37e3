/**
 * The fields are uncontrolled, so that hydration keeps what a password manager or a fast typist has already filled in.
 */
import { type FormEvent, useState } from 'react';
import { clearNotices, notices } from '../parts/notices.ts';
import { PasswordField } from '../parts/password-field.tsx';
import { useBackend } from '../session/backend-context.tsx';
import type { Administrator } from '../session/session-state.ts';
import { signIn } from './sign-in.ts';

interface LoginFormProps {
  /** False until the stored session has been read; a form sent earlier would be lost. */
  isReady: boolean;
  /** Already filled in when the form opens. */
  email?: string;
  /** Called unless a second factor is due. */
  onSignedIn?: (administrator: Administrator) => void;
}

export function LoginForm({ isReady, email, onSignedIn = notices.signedIn }: LoginFormProps) {
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
    if (result.ok) {
      if (result.value.status === 'signed_in') onSignedIn(result.value.administrator);
      return;
    }
    if (result.failure.code === 'failed') return notices.signInFailed();
    notices.signInRefused(result.failure.text);
    setHint(result.failure.hint);
    form.querySelector<HTMLInputElement>('[name="password"]')?.select();
  };

  return (
    <form className="mt-5 grid gap-4 noscript:hidden" method="post" onSubmit={submit}>
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
          defaultValue={email}
        />
      </div>
      <PasswordField
        id="password"
        label="Senha"
        toggleLabel="senha"
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
    </form>
  );
}
