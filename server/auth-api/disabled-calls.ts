/** Ways in that this site does not have: administrators are made by the command line. */
import type { Handler } from 'hono';
import { z } from 'zod';
import { errorResponse } from './error-response.ts';
import { optionalText, readBody } from './read-body.ts';

const shape = z.object({ email: optionalText(), phone: optionalText() });

/** POST /signup. Without an address it would be an anonymous sign-in. */
export const postSignup: Handler = async (context) => {
  const read = await readBody(context, shape);
  if (!read.ok) return read.response;
  return read.body.email || read.body.phone
    ? errorResponse(context, 'signup_disabled', 'Signups not allowed for this instance')
    : errorResponse(context, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
};

/** POST /otp and /magiclink */
export const postOneTimePassword: Handler = (context) =>
  errorResponse(context, 'otp_disabled', 'Signups not allowed for otp');
