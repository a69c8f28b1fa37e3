/** POST /factors/:id/verify: checks a code and raises the session to aal2. */
import type { Context } from 'hono';
import { z } from 'zod';
import { type VerifyFailure, verifyFactor } from '#domain/auth/factors/verify-factor.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { sessionBody } from '../bodies.ts';
import { clientOf } from '../client-of.ts';
import { errorResponse, tooManyRequests } from '../error-response.ts';
import { optionalSecret, readBody } from '../read-body.ts';
import { type SignedInContext, sessionNotFound } from '../require-session.ts';
import { factorNotFound, readFactorId } from './factor-id.ts';

const shape = z.object({ challenge_id: optionalSecret(), code: optionalSecret() });
const challengeId = z.uuid();

export async function postFactorVerify(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const factorId = readFactorId(context);
  if (!factorId.ok) return factorId.failure;
  const body = await readBody(context, shape);
  if (!body.ok) return body.failure;
  const { code = '' } = body.value;
  if (code.trim() === '') return errorResponse(context, 'validation_failed', 'Code needs to be non-empty');
  const challenge = challengeId.safeParse(body.value.challenge_id);
  if (!challenge.success) return refuse(context, { code: 'challenge_not_found' });
  const verified = await verifyFactor(
    dependencies.auth,
    context.get('caller'),
    { factorId: factorId.value, challengeId: challenge.data, code },
    clientOf(dependencies, context),
  );
  return verified.ok ? context.json(sessionBody(verified.value)) : refuse(context, verified.failure);
}

function refuse(context: Context, failure: VerifyFailure): Response {
  switch (failure.code) {
    case 'factor_not_found':
      return factorNotFound(context);
    case 'challenge_not_found': {
      const message = 'MFA factor with the provided challenge ID not found';
      return errorResponse(context, 'mfa_factor_not_found', message);
    }
    case 'challenge_not_yours':
      return errorResponse(context, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    case 'challenge_expired': {
      const message =
        'MFA challenge has expired, verify against another challenge or create a new challenge.';
      return errorResponse(context, 'mfa_challenge_expired', message);
    }
    case 'wrong_code':
      return errorResponse(context, 'mfa_verification_failed', 'Invalid TOTP code entered');
    case 'insufficient_aal':
      return errorResponse(context, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    case 'phone_disabled':
      return errorResponse(context, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
    case 'session_gone':
      return sessionNotFound(context);
    case 'too_many_tries':
      return tooManyRequests(context, failure.retryAfterSeconds);
  }
}
