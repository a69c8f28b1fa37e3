/** The second half of signing in: which factor, where needed a message that brings a code, and the code. */
import { useState } from 'react';
import type { Administrator } from '../backend.ts';
import { useBackend } from '../backend-context.tsx';
import { notices } from '../notices.ts';
import { SignOutButton } from '../sign-out-button.tsx';
import { CodeForm } from './code-form.tsx';
import { FactorChoice } from './factor-choice.tsx';
import { codeRefusalText, type MessageChannel, sendCode } from './second-factor.ts';
import type { SecondFactor } from './second-factor-due.ts';

interface SentMessage {
  factorId: string;
  challengeId: string;
}

export function CodeStep({ email, dueFactors }: Pick<Administrator, 'email' | 'dueFactors'>) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [message, setMessage] = useState<SentMessage | null>(null);
  const factor = dueFactors.find(({ id }) => id === chosenId) ?? dueFactors[0];
  if (factor === undefined) return null;
  const challengeId = message?.factorId === factor.id ? message.challengeId : null;

  return (
    <div className="mt-1 grid gap-4">
      <p className="text-sm text-muted">
        Falta o código de verificação de <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {dueFactors.length > 1 && (
        <FactorChoice factors={dueFactors} chosenId={factor.id} onChoose={setChosenId} />
      )}
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
          isFirst
          onConfirmed={notices.signedIn}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-xs text-muted">
          Perdeu o celular? Quem cuida do servidor libera o acesso com{' '}
          <code className="wrap-anywhere">npm run cli -- admin reset-mfa {email}</code>.
        </p>
        <SignOutButton />
      </div>
    </div>
  );
}

const channels: readonly { name: MessageChannel; label: string }[] = [
  { name: 'sms', label: 'Enviar código por SMS' },
  { name: 'whatsapp', label: 'Enviar código por WhatsApp' },
];

interface SendCodeProps {
  factor: SecondFactor;
  isSent: boolean;
  onSent: (challengeId: string) => void;
}

function SendCode({ factor, isSent, onSent }: SendCodeProps) {
  const backend = useBackend();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (channel: MessageChannel) => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await sendCode(backend().auth, factor.id, channel);
    setIsBusy(false);
    if (result.ok) onSent(result.data.id);
    else notices.codeRefused(codeRefusalText(result.code));
  };
  return (
    <div className="grid gap-2">
      {channels.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className="button button-compact button-quiet w-full"
          aria-disabled={isBusy}
          onClick={() => void send(name)}
        >
          {label}
        </button>
      ))}
      <p className="text-sm" role="status">
        {isSent
          ? `Código enviado para o número com final ${factor.phone.slice(-4)}. Vale por 5 minutos.`
          : ''}
      </p>
    </div>
  );
}
