/** POST /token?grant_type=password */
import type { Context } from 'hono';
import { z } from 'zod';
import { signInWithPassword } from '#domain/auth/sessions/sign-in-with-password.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { sessionBody } from '../bodies.ts';
import { clientOf } from '../client-of.ts';
import { errorResponse, tooManyRequests } from '../error-response.ts';
import { optionalSecret, optionalText, readBody } from '../read-body.ts';

const shape = z.object({ email: optionalText(), phone: optionalText(), password: optionalSecret() });

export async function grantByPassword(
  dependencies: AuthApiDependencies,
  context: Context,
): Promise<Response> {
  const body = await readBody(context, shape);
  if (!body.ok) return body.failure;
  const { email, phone, password = '' } = body.value;
  if (!email && !phone) return errorResponse(context, 'validation_failed', 'missing email or phone');
  if (!email) return errorResponse(context, 'phone_provider_disabled', 'Phone logins are disabled');
  const client = clientOf(dependencies, context);
  const session = await signInWithPassword(dependencies.auth, { email, password }, client);
  if (session.ok) return context.json(sessionBody(session.value));
  switch (session.failure.code) {
    case 'invalid_credentials':
      return errorResponse(context, 'invalid_credentials', 'Invalid login credentials');
    case 'too_many_failures':
      return tooManyRequests(context, session.failure.retryAfterSeconds);
  }
}
