/** Sets a new password after asking for the current one. This ends all other sessions of the account. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../parts/password-field.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { callAuth } from '../../session/call-backend.ts';
import { SecurityCard } from '../security-card.tsx';
import { securityNotices } from '../security-notices.ts';
import { useRefetchSessions } from '../sessions/session-queries.ts';
import {
  changePasswordSchema,
  fieldRefusal,
  type PasswordFields,
  passwordRuleText,
} from './change-password-rules.ts';

const empty: PasswordFields = { current: '', next: '', repeated: '' };

export function ChangePassword({ email }: { email: string }) {
  const backend = useBackend();
  const refetchSessions = useRefetchSessions();
  const form = useForm<PasswordFields>({ resolver: zodResolver(changePasswordSchema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;

  const change = form.handleSubmit(async ({ current, next }) => {
    const result = await callAuth(backend().auth, (auth) =>
      auth.updateUser({ password: next, current_password: current }),
    );
    if (result.ok) {
      form.reset(empty);
      securityNotices.passwordChanged();
      return refetchSessions();
    }
    const refusal = fieldRefusal(result.failure.code);
    if (refusal === null) return securityNotices.failed(result.failure);
    form.setError(refusal.field, { message: refusal.text }, { shouldFocus: true });
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void change(event);
  };

  return (
    <SecurityCard id="change-password" title="Alterar senha">
      <p className="text-sm text-muted">
        Ao trocar a senha, todas as outras sessões são encerradas. Esta continua aberta.
      </p>
      <form className="grid gap-3" method="post" noValidate onSubmit={submit}>
        {/* Password managers read the account name from this field. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('current')}
          id="current-password"
          label="Senha atual"
          toggleLabel="senha atual"
          autoComplete="current-password"
          readOnly={isSubmitting}
          hint="A que você usa hoje para entrar."
          error={errors.current?.message ?? null}
        />
        <PasswordField
          {...form.register('next')}
          id="new-password"
          label="Nova senha"
          toggleLabel="nova senha"
          autoComplete="new-password"
          readOnly={isSubmitting}
          hint={passwordRuleText}
          error={errors.next?.message ?? null}
        />
        <PasswordField
          {...form.register('repeated')}
          id="repeated-password"
          label="Repita a nova senha"
          toggleLabel="nova senha repetida"
          autoComplete="new-password"
          readOnly={isSubmitting}
          hint="A mesma da linha de cima."
          error={errors.repeated?.message ?? null}
        />
        <button
          type="submit"
          className="button button-amber w-full"
          aria-disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? 'Alterando...' : 'Alterar senha'}
        </button>
      </form>
    </SecurityCard>
  );
}
