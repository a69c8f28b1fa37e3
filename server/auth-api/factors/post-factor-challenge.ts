/** POST /factors/:id/challenge */
import type { Context } from 'hono';
import { z } from 'zod';
import { type ChallengeFailure, challengeFactor } from '#domain/auth/factors/challenge-factor.ts';
import { messageChannels } from '#domain/auth/factors/message-sender.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { clientOf } from '../client-of.ts';
import { errorResponse, tooManyRequests } from '../error-response.ts';
import { readBody } from '../read-body.ts';
import type { SignedInContext } from '../require-session.ts';
import { factorNotFound, readFactorId } from './factor-id.ts';

/** The client sends its own parameters as well; the ones we do not use are ignored. */
const shape = z.object({
  channel: z
    .enum(messageChannels)
    .nullish()
    .transform((channel) => channel ?? 'sms'),
});

export async function postFactorChallenge(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const factorId = readFactorId(context);
  if (!factorId.ok) return factorId.failure;
  const body = await readBody(context, shape);
  if (!body.ok) return body.failure;
  const challenge = await challengeFactor(
    dependencies.auth,
    context.get('caller'),
    { factorId: factorId.value, channel: body.value.channel },
    clientOf(dependencies, context),
  );
  if (!challenge.ok) return refuse(dependencies, context, challenge.failure);
  const { id, type, expiresAtSeconds } = challenge.value;
  return context.json({ id, type, expires_at: expiresAtSeconds });
}

function refuse(
  { reportFailure }: AuthApiDependencies,
  context: Context,
  failure: ChallengeFailure,
): Response {
  switch (failure.code) {
    case 'factor_not_found':
      return factorNotFound(context);
    case 'phone_disabled':
      return errorResponse(context, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
    case 'message_not_sent':
      reportFailure(new Error(`The message gateway did not accept the code: ${failure.reason}`));
      return errorResponse(context, 'sms_send_failed', 'Error sending the code');
    case 'too_many_challenges':
      return tooManyRequests(context, failure.retryAfterSeconds);
    case 'too_many_messages': {
      const { retryAfterSeconds } = failure;
      const message = 'SMS rate limit exceeded';
      return errorResponse(context, 'over_sms_send_rate_limit', message, { retryAfterSeconds });
    }
  }
}
