/** A new password, for whoever knows the current one. Every other session of the account ends with it. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { callAuth } from '../auth-call.ts';
import { useBackend } from '../backend-context.tsx';
import { PasswordField } from '../password-field.tsx';
import { useForgetSessions } from './active-session-queries.ts';
import {
  changePasswordSchema,
  fieldRefusal,
  type PasswordFields,
  passwordRuleText,
} from './change-password-rules.ts';
import { SecurityCard } from './security-card.tsx';
import { securityNotices } from './security-notices.ts';

const empty: PasswordFields = { current: '', next: '', repeated: '' };

export function ChangePassword({ email }: { email: string }) {
  const backend = useBackend();
  const forgetSessions = useForgetSessions();
  const form = useForm<PasswordFields>({ resolver: zodResolver(changePasswordSchema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;

  const change = form.handleSubmit(async ({ current, next }) => {
    const { auth } = backend();
    const result = await callAuth(auth, async () => ({
      data: true,
      error: (await auth.updateUser({ password: next, current_password: current })).error,
    }));
    if (result.ok) {
      form.reset(empty);
      securityNotices.passwordChanged();
      return forgetSessions();
    }
    const refusal = fieldRefusal(result.code);
    if (refusal === null) return securityNotices.failed(result.code);
    form.setError(refusal.field, { message: refusal.text }, { shouldFocus: true });
  });

  return (
    <SecurityCard id="change-password" title="Alterar senha">
      <p className="text-sm text-muted">
        Ao trocar a senha, todas as outras sessões são encerradas. Esta continua aberta.
      </p>
      <form className="grid gap-3" method="post" noValidate onSubmit={change}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('current')}
          id="current-password"
          label="Senha atual"
          what="senha atual"
          autoComplete="current-password"
          readOnly={isSubmitting}
          error={errors.current?.message ?? null}
        />
        <PasswordField
          {...form.register('next')}
          id="new-password"
          label="Nova senha"
          what="nova senha"
          autoComplete="new-password"
          readOnly={isSubmitting}
          hint={passwordRuleText}
          error={errors.next?.message ?? null}
        />
        <PasswordField
          {...form.register('repeated')}
          id="repeated-password"
          label="Repita a nova senha"
          what="nova senha repetida"
          autoComplete="new-password"
          readOnly={isSubmitting}
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
