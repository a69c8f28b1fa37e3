/** Sends a code to a phone, by SMS or WhatsApp. */
import { useState } from 'react';
import { notices } from '../parts/notices.ts';
import { useBackend } from '../session/backend-context.tsx';
import { codeFailureText } from '../session/code/code-failure-text.ts';
import { type MessageChannel, sendCode } from '../session/code/confirm-code.ts';
import type { SecondFactor } from '../session/second-factor-due.ts';

const channels: readonly { name: MessageChannel; label: string }[] = [
  { name: 'sms', label: 'Enviar código por SMS' },
  { name: 'whatsapp', label: 'Enviar código por WhatsApp' },
];

interface SendCodeProps {
  factor: SecondFactor;
  isSent: boolean;
  onSent: (challengeId: string) => void;
}

export function SendCode({ factor, isSent, onSent }: SendCodeProps) {
  const backend = useBackend();
  const [isBusy, setIsBusy] = useState(false);

  const send = async (channel: MessageChannel) => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await sendCode(backend().auth, factor.id, channel);
    setIsBusy(false);
    if (result.ok) onSent(result.value.id);
    else notices.codeRefused(codeFailureText(result.failure, 'enviar'));
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
        {/* Empty while a code is on its way, so that a further code is announced too. */}
        {isSent && !isBusy
          ? `Código enviado para o número com final ${factor.phone.slice(-4)}. Vale por 5 minutos.`
          : ''}
      </p>
    </div>
  );
}
