/** Ways to sign in that this site does not have: the command line creates administrators. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { errorResponse } from './error-response.ts';
import { optionalText, readBody } from './read-body.ts';

const shape = z.object({ email: optionalText(), phone: optionalText() });

/** POST /signup. Without an address it would be an anonymous sign-in. */
export async function postSignup(_: AuthApiDependencies, context: Context): Promise<Response> {
  const body = await readBody(context, shape);
  if (!body.ok) return body.failure;
  return body.value.email || body.value.phone
    ? errorResponse(context, 'signup_disabled', 'Signups not allowed for this instance')
    : errorResponse(context, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
}

/** POST /otp and /magiclink */
export function postOneTimePassword(_: AuthApiDependencies, context: Context): Response {
  return errorResponse(context, 'otp_disabled', 'Signups not allowed for otp');
}
