/** The second half of signing in: a choice of factors, a message with a code where one is needed, and the code. */
import { useState } from 'react';
import { notices } from '../parts/notices.ts';
import { CodeForm } from '../session/code/code-form.tsx';
import type { SecondFactor } from '../session/second-factor-due.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { FactorChoice } from './factor-choice.tsx';
import { SendCode } from './send-code.tsx';

interface CodeStepProps {
  email: string;
  /** The first one is preselected. */
  factors: readonly SecondFactor[];
  onConfirmed?: () => void;
}

interface SentMessage {
  factorId: string;
  challengeId: string;
}

export function CodeStep({ email, factors, onConfirmed = notices.signedIn }: CodeStepProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [message, setMessage] = useState<SentMessage | null>(null);
  const factor = factors.find(({ id }) => id === chosenId) ?? factors[0];
  if (factor === undefined) return null;
  const challengeId = message?.factorId === factor.id ? message.challengeId : null;

  return (
    <div className="mt-1 grid gap-4">
      <p className="text-sm text-muted">
        Falta o código de verificação de <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {factors.length > 1 && <FactorChoice factors={factors} chosenId={factor.id} onChoose={setChosenId} />}
      {factor.type === 'phone' && (
        <SendCode
          key={factor.id}
          factor={factor}
          isSent={challengeId !== null}
          onSent={(id) => setMessage({ factorId: factor.id, challengeId: id })}
        />
      )}
      {(factor.type === 'totp' || challengeId !== null) && (
        <CodeForm
          factorId={factor.id}
          challengeId={challengeId}
          label="Código de seis números"
          hint={
            factor.type === 'totp' ? 'Está no seu aplicativo autenticador.' : 'Está na mensagem que enviamos.'
          }
          submitLabel="Confirmar"
          takesFocus
          onConfirmed={onConfirmed}
        />
      )}
      <details className="disclosure">
        <summary>Perdeu o celular?</summary>
        <p className="mb-2 text-sm text-muted">Quem cuida do servidor libera o acesso com este comando:</p>
        <code className="command">{`npm run cli -- admin reset-mfa ${email}`}</code>
      </details>
      <SignOutButton />
    </div>
  );
}
