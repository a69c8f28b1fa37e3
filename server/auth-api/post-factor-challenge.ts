/** POST /factors/:id/challenge */
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { ChallengeResult } from '#domain/auth/factors/challenge-factor.ts';
import { messageChannels } from '#domain/auth/factors/message-sender.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse, tooManyRequests } from './error-response.ts';
import { factorNotFound, readFactorId } from './factor-id.ts';
import { readBody } from './read-body.ts';
import { requireCaller } from './require-caller.ts';

/** The client sends its own parameters along; what is not of use is ignored. */
const shape = z.object({
  channel: z
    .enum(messageChannels)
    .nullish()
    .transform((channel) => channel ?? 'sms'),
});

export function postFactorChallenge(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const named = readFactorId(context);
    if (!named.ok) return named.response;
    const read = await readBody(context, shape);
    if (!read.ok) return read.response;
    const result = await dependencies.auth.challenge(
      required.caller,
      named.factorId,
      read.body.channel,
      clientOf(context, dependencies),
    );
    if (!result.ok) return refusalResponse(context, result, dependencies);
    return context.json({ id: result.id, type: result.type, expires_at: result.expiresAtSeconds });
  };
}

function refusalResponse(
  context: Context,
  refusal: Extract<ChallengeResult, { ok: false }>,
  { reportFailure }: AuthApiDependencies,
): Response {
  switch (refusal.code) {
    case 'factor_not_found':
      return factorNotFound(context);
    case 'phone_off':
      return errorResponse(context, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
    case 'message_not_sent':
      reportFailure(new Error(`The message gateway refused: ${refusal.reason}`));
      return errorResponse(context, 'sms_send_failed', 'Error sending the code');
    case 'too_many_challenges':
      return tooManyRequests(context, refusal.retryAfterSeconds);
    case 'too_many_messages':
      return errorResponse(context, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', {
        retryAfterSeconds: refusal.retryAfterSeconds,
      });
  }
}
