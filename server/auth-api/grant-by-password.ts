/** POST /token?grant_type=password */
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { sessionBody } from './bodies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse, tooManyRequests } from './error-response.ts';
import { optionalSecret, optionalText, readBody } from './read-body.ts';

const shape = z.object({ email: optionalText(), phone: optionalText(), password: optionalSecret() });

export function grantByPassword(dependencies: AuthApiDependencies) {
  return async (context: Context): Promise<Response> => {
    const read = await readBody(context, shape);
    if (!read.ok) return read.response;
    const { email, phone, password = '' } = read.body;
    if (!email && !phone) return errorResponse(context, 'validation_failed', 'missing email or phone');
    if (!email) return errorResponse(context, 'phone_provider_disabled', 'Phone logins are disabled');
    const result = await dependencies.auth.signInWithPassword({
      email,
      password,
      client: clientOf(context, dependencies),
    });
    if (result.ok) return context.json(sessionBody(result.session));
    switch (result.code) {
      case 'invalid_credentials':
        return errorResponse(context, 'invalid_credentials', 'Invalid login credentials');
      case 'too_many_failures':
        return tooManyRequests(context, result.retryAfterSeconds);
    }
  };
}
