/** PUT /user: sets a new password, which ends all other sessions, and data of any shape. */
import type { Context } from 'hono';
import { z } from 'zod';
import { normaliseEmail } from '#domain/auth/administrators/administrator.ts';
import { type UpdateUserFailure, updateUser } from '#domain/auth/administrators/update-user.ts';
import { userMetadataMaxBytes } from '#domain/auth/administrators/user-metadata.ts';
import { passwordLength } from '#domain/auth/passwords/password-rules.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse, tooManyRequests } from './error-response.ts';
import { optionalSecret, optionalText, readBody } from './read-body.ts';
import type { SignedInContext } from './require-session.ts';
import { userResponse } from './user-response.ts';

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

export async function putUser(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const body = await readBody(context, shape);
  if (!body.ok) return body.failure;
  const caller = context.get('caller');
  const refused = refuseUnchangeable(context, caller, body.value);
  if (refused !== null) return refused;
  const { password, current_password: currentPassword, data } = body.value;
  const updated = await updateUser(
    dependencies.auth,
    caller,
    { password, currentPassword, data },
    clientOf(dependencies, context),
  );
  return updated.ok ? userResponse(dependencies, context, updated.value) : refuse(context, updated.failure);
}

/** Refuses changes that this API does not support. */
function refuseUnchangeable(
  context: Context,
  caller: SignedInCaller,
  body: z.infer<typeof shape>,
): Response | null {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    return errorResponse(context, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (caller.isSecondFactorDue && (body.email || body.phone)) return secondFactorRequired(context);
  if (body.email && normaliseEmail(body.email) !== caller.administrator.email) {
    return errorResponse(context, 'validation_failed', 'Changing the email address is not available');
  }
  if (body.phone) {
    return errorResponse(context, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  return null;
}

function refuse(context: Context, failure: UpdateUserFailure): Response {
  switch (failure.code) {
    case 'too_short': {
      const message = `Password should be at least ${passwordLength.min} characters.`;
      return errorResponse(context, 'weak_password', message, { weakPasswordReasons: ['length'] });
    }
    case 'too_long': {
      const message = `Password cannot be longer than ${passwordLength.max} characters`;
      return errorResponse(context, 'validation_failed', message);
    }
    case 'control_characters': {
      const message = 'Password cannot contain control characters.';
      return errorResponse(context, 'weak_password', message, { weakPasswordReasons: ['characters'] });
    }
    case 'personal': {
      const message = 'Password is too close to the email address or the name of the site.';
      return errorResponse(context, 'weak_password', message, { weakPasswordReasons: ['pwned'] });
    }
    case 'guessable': {
      const message = 'Password is known to be weak and easy to guess, please choose a different one.';
      return errorResponse(context, 'weak_password', message, { weakPasswordReasons: ['pwned'] });
    }
    case 'current_password_required':
      return errorResponse(
        context,
        'current_password_required',
        'Current password required when setting new password.',
      );
    case 'insufficient_aal':
      return secondFactorRequired(context);
    case 'same_password': {
      const message = 'New password should be different from the old password.';
      return errorResponse(context, 'same_password', message);
    }
    case 'current_password_invalid':
      return errorResponse(context, 'current_password_invalid', 'Current password is incorrect');
    case 'data_too_large': {
      const message = `User data cannot be larger than ${userMetadataMaxBytes} bytes`;
      return errorResponse(context, 'validation_failed', message);
    }
    case 'conflict':
      return errorResponse(context, 'conflict', 'The user was changed at the same time');
    case 'too_many_failures':
      return tooManyRequests(context, failure.retryAfterSeconds);
  }
}

function secondFactorRequired(context: Context): Response {
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  return errorResponse(context, 'insufficient_aal', message, { status: 401 });
}
