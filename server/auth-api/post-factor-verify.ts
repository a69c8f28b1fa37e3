/** POST /factors/:id/verify: a code for a session of the second level. */
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { VerifyResult } from '#domain/auth/factors/verify-factor.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { sessionBody } from './bodies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse, tooManyRequests } from './error-response.ts';
import { factorNotFound, readFactorId } from './factor-id.ts';
import { optionalSecret, readBody } from './read-body.ts';
import { requireCaller } from './require-caller.ts';

const shape = z.object({ challenge_id: optionalSecret(), code: optionalSecret() });
const challengeId = z.uuid();

export function postFactorVerify(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const named = readFactorId(context);
    if (!named.ok) return named.response;
    const read = await readBody(context, shape);
    if (!read.ok) return read.response;
    const { code = '' } = read.body;
    if (code.trim() === '') {
      return errorResponse(context, 'validation_failed', 'Code needs to be non-empty');
    }
    const challenge = challengeId.safeParse(read.body.challenge_id);
    if (!challenge.success) return refusalResponse(context, { ok: false, code: 'challenge_not_found' });
    const result = await dependencies.auth.verify(
      required.caller,
      { factorId: named.factorId, challengeId: challenge.data, code },
      clientOf(context, dependencies),
    );
    return result.ok ? context.json(sessionBody(result.session)) : refusalResponse(context, result);
  };
}

function refusalResponse(context: Context, refusal: Extract<VerifyResult, { ok: false }>): Response {
  switch (refusal.code) {
    case 'factor_not_found':
      return factorNotFound(context);
    case 'challenge_not_found':
      return errorResponse(
        context,
        'mfa_factor_not_found',
        'MFA factor with the provided challenge ID not found',
      );
    case 'challenge_not_yours':
      return errorResponse(context, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    case 'challenge_expired':
      return errorResponse(
        context,
        'mfa_challenge_expired',
        'MFA challenge has expired, verify against another challenge or create a new challenge.',
      );
    case 'wrong_code':
      return errorResponse(context, 'mfa_verification_failed', 'Invalid TOTP code entered');
    case 'insufficient_aal':
      return errorResponse(context, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    case 'phone_off':
      return errorResponse(context, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
    case 'session_gone':
      return errorResponse(
        context,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      );
    case 'too_many_tries':
      return tooManyRequests(context, refusal.retryAfterSeconds);
  }
}
