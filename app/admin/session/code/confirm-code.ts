/** Confirms a second factor, on the login screen and when a factor is added. */
import type { AuthMFAVerifyResponseData } from '@supabase/supabase-js';
import type { Result } from '#domain/result.ts';
import type { Backend } from '../backend.ts';
import { callAuth } from '../call-backend.ts';
import type { CallFailure } from '../call-failure.ts';

export interface CodeAnswer {
  factorId: string;
  /** The challenge of the message with the code; null for an app. */
  challengeId: string | null;
  /** Six digits, spaces allowed. */
  code: string;
}

export type MessageChannel = 'sms' | 'whatsapp';

/** Raises the session to one with both factors; the client stores it and informs every tab. */
export function confirmCode(
  auth: Backend['auth'],
  { factorId, challengeId, ...answer }: CodeAnswer,
): Promise<Result<AuthMFAVerifyResponseData, CallFailure>> {
  const code = withoutSpaces(answer.code);
  return callAuth(auth, ({ mfa }) =>
    challengeId === null
      ? mfa.challengeAndVerify({ factorId, code })
      : mfa.verify({ factorId, challengeId, code }),
  );
}

export function sendCode(
  auth: Backend['auth'],
  factorId: string,
  channel: MessageChannel,
): Promise<Result<{ id: string }, CallFailure>> {
  return callAuth(auth, ({ mfa }) => mfa.challenge({ factorId, channel }));
}

/** Attempts are limited, so input that cannot be a code is not sent. */
export function isCodeShaped(typed: string): boolean {
  return /^\d{6}$/.test(withoutSpaces(typed));
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}
