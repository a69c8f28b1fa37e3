/** PUT /user: a new password (which ends all other sessions) and free data. */
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { Caller } from '#domain/auth/authenticate.ts';
import { passwordLength } from '#domain/auth/password-rules.ts';
import { type UpdateUserResult, userMetadataMaxBytes } from '#domain/auth/update-user.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { userBody } from './bodies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse, tooManyRequests } from './error-response.ts';
import { optionalSecret, optionalText, readBody } from './read-body.ts';
import { requireCaller } from './require-caller.ts';

const shape = z.object({
  password: optionalSecret(),
  current_password: optionalSecret(),
  data: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((data) => data ?? undefined),
  email: optionalText(),
  phone: optionalText(),
  app_metadata: z.unknown().optional(),
});

export function putUser(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const read = await readBody(context, shape);
    if (!read.ok) return read.response;
    const refusal = refuseUnchangeable(context, required.caller, read.body);
    if (refusal !== null) return refusal;
    const result = await dependencies.auth.updateUser(required.caller, {
      password: read.body.password,
      currentPassword: read.body.current_password,
      data: read.body.data,
      client: clientOf(context, dependencies),
    });
    if (!result.ok) return refusalResponse(context, result);
    const { administrator } = result;
    return context.json(userBody(administrator, await dependencies.auth.factors(administrator.id)));
  };
}

/** What only the command line, or nobody, can change. */
function refuseUnchangeable(context: Context, caller: Caller, body: z.infer<typeof shape>): Response | null {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    return errorResponse(context, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (caller.isSecondFactorDue && (body.email || body.phone)) return secondFactorRequired(context);
  if (body.email && body.email.toLowerCase() !== caller.administrator.email) {
    return errorResponse(context, 'validation_failed', 'Changing the email address is not available');
  }
  if (body.phone) {
    return errorResponse(context, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  return null;
}

function refusalResponse(context: Context, refusal: Extract<UpdateUserResult, { ok: false }>): Response {
  switch (refusal.code) {
    case 'too_short':
      return errorResponse(
        context,
        'weak_password',
        `Password should be at least ${passwordLength.min} characters.`,
        { weakPasswordReasons: ['length'] },
      );
    case 'too_long':
      return errorResponse(
        context,
        'validation_failed',
        `Password cannot be longer than ${passwordLength.max} characters`,
      );
    case 'insufficient_aal':
      return secondFactorRequired(context);
    case 'same_password':
      return errorResponse(
        context,
        'same_password',
        'New password should be different from the old password.',
      );
    case 'current_password_invalid':
      return errorResponse(context, 'current_password_invalid', 'Current password is incorrect');
    case 'data_too_large':
      return errorResponse(
        context,
        'validation_failed',
        `User data cannot be larger than ${userMetadataMaxBytes} bytes`,
      );
    case 'conflict':
      return errorResponse(context, 'conflict', 'The user was changed at the same time');
    case 'too_many_failures':
      return tooManyRequests(context, refusal.retryAfterSeconds);
  }
}

function secondFactorRequired(context: Context): Response {
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  return errorResponse(context, 'insufficient_aal', message, { status: 401 });
}
