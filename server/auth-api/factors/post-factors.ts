/** POST /factors: adds a second factor, which has no effect until its first code has been verified. */
import type { Context } from 'hono';
import { z } from 'zod';
import { type EnrolFailure, enrolFactor, type NewFactor } from '#domain/auth/factors/enrol-factor.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { clientOf } from '../client-of.ts';
import { errorResponse, tooManyRequests } from '../error-response.ts';
import { optionalText, readBody } from '../read-body.ts';
import type { SignedInContext } from '../require-session.ts';

const nameMaxLength = 100;
const internationalNumber = /^\+[1-9]\d{7,14}$/;

const shape = z.object({
  factor_type: optionalText(),
  friendly_name: optionalText(),
  issuer: optionalText(),
  phone: optionalText(),
});

export async function postFactors(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const body = await readBody(context, shape);
  if (!body.ok) return body.failure;
  const newFactor = readNewFactor(context, body.value);
  if (!newFactor.ok) return newFactor.failure;
  const client = clientOf(dependencies, context);
  const enrolled = await enrolFactor(dependencies.auth, context.get('caller'), newFactor.value, client);
  if (!enrolled.ok) return refuse(context, enrolled.failure, newFactor.value);
  const { factor, totp } = enrolled.value;
  return context.json({
    id: factor.id,
    type: factor.type,
    friendly_name: factor.friendlyName,
    ...(totp === null
      ? { phone: factor.phone }
      : { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } }),
  });
}

function readNewFactor(context: Context, body: z.infer<typeof shape>): Result<NewFactor, Response> {
  const { factor_type: type, friendly_name: friendlyName = '', issuer, phone = '' } = body;
  const invalid = (message: string) => refusal(errorResponse(context, 'validation_failed', message));
  if ([friendlyName, issuer ?? ''].some((text) => text.length > nameMaxLength)) {
    return invalid(`Names cannot be longer than ${nameMaxLength} characters`);
  }
  switch (type) {
    case 'totp':
      return success({ type, friendlyName, issuer });
    case 'phone': {
      const number = phone.replace(/[\s()-]/g, '');
      return internationalNumber.test(number)
        ? success({ type, friendlyName, phone: number })
        : invalid('Invalid phone number format (E.164 required)');
    }
    case 'webauthn': {
      const message = 'MFA enroll is disabled for WebAuthn';
      return refusal(errorResponse(context, 'mfa_webauthn_enroll_not_enabled', message));
    }
    default:
      return invalid('factor_type needs to be totp, phone, or webauthn');
  }
}

function refuse(context: Context, failure: EnrolFailure, newFactor: NewFactor): Response {
  switch (failure.code) {
    case 'insufficient_aal':
      return errorResponse(context, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    case 'name_taken': {
      const message = `A factor with the friendly name "${newFactor.friendlyName}" for this user already exists`;
      return errorResponse(context, 'mfa_factor_name_conflict', message);
    }
    case 'too_many_factors': {
      const message = 'Maximum number of verified factors reached, unenroll to continue';
      return errorResponse(context, 'too_many_enrolled_mfa_factors', message);
    }
    case 'phone_disabled':
      return errorResponse(context, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'phone_verified_already': {
      const message = 'A verified phone factor already exists, unenroll the existing factor to continue';
      return errorResponse(context, 'mfa_verified_factor_exists', message);
    }
    case 'too_many_enrolments':
      return tooManyRequests(context, failure.retryAfterSeconds);
  }
}
