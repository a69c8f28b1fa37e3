/** POST /factors: a new second factor, which counts once its first code has been verified. */
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { EnrolResult, NewFactor } from '#domain/auth/factors/enrol-factor.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse, tooManyRequests } from './error-response.ts';
import { optionalText, readBody } from './read-body.ts';
import { requireCaller } from './require-caller.ts';

const nameMaxLength = 100;
const internationalNumber = /^\+[1-9]\d{7,14}$/;

const shape = z.object({
  factor_type: optionalText(),
  friendly_name: optionalText(),
  issuer: optionalText(),
  phone: optionalText(),
});

export function postFactors(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const read = await readBody(context, shape);
    if (!read.ok) return read.response;
    const wanted = readWanted(context, read.body);
    if (wanted instanceof Response) return wanted;
    const result = await dependencies.auth.enrol(required.caller, wanted, clientOf(context, dependencies));
    if (!result.ok) return refusalResponse(context, result, wanted);
    const { factor, totp } = result;
    return context.json({
      id: factor.id,
      type: factor.type,
      friendly_name: factor.friendlyName,
      ...(totp === null
        ? { phone: factor.phone }
        : { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } }),
    });
  };
}

function readWanted(context: Context, body: z.infer<typeof shape>): NewFactor | Response {
  const { factor_type: type, friendly_name: friendlyName = '', issuer, phone = '' } = body;
  if ([friendlyName, issuer ?? ''].some((text) => text.length > nameMaxLength)) {
    const message = `Names cannot be longer than ${nameMaxLength} characters`;
    return errorResponse(context, 'validation_failed', message);
  }
  switch (type) {
    case 'totp':
      return { type, friendlyName, issuer };
    case 'phone': {
      const number = phone.replace(/[\s()-]/g, '');
      if (internationalNumber.test(number)) return { type, friendlyName, phone: number };
      const message = 'Invalid phone number format (E.164 required)';
      return errorResponse(context, 'validation_failed', message);
    }
    case 'webauthn':
      return errorResponse(context, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default: {
      const message = 'factor_type needs to be totp, phone, or webauthn';
      return errorResponse(context, 'validation_failed', message);
    }
  }
}

function refusalResponse(
  context: Context,
  refusal: Extract<EnrolResult, { ok: false }>,
  wanted: NewFactor,
): Response {
  switch (refusal.code) {
    case 'insufficient_aal':
      return errorResponse(context, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    case 'name_taken':
      return errorResponse(
        context,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${wanted.friendlyName}" for this user already exists`,
      );
    case 'too_many_factors':
      return errorResponse(
        context,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    case 'phone_off':
      return errorResponse(context, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'phone_verified_already':
      return errorResponse(
        context,
        'mfa_verified_factor_exists',
        'A verified phone factor already exists, unenroll the existing factor to continue',
      );
    case 'too_many_enrolments':
      return tooManyRequests(context, refusal.retryAfterSeconds);
  }
}
