/** POST /token?grant_type=refresh_token */
import type { Context } from 'hono';
import { z } from 'zod';
import type { RefreshResult } from '#domain/auth/refresh-session.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { sessionBody } from './bodies.ts';
import { clientOf } from './client-of.ts';
import type { ErrorCode } from './error-codes.ts';
import { errorResponse } from './error-response.ts';
import { optionalSecret, readBody } from './read-body.ts';

const shape = z.object({ refresh_token: optionalSecret() });

type Refusal = Extract<RefreshResult, { ok: false }>['code'];

const refusals: Record<Refusal, [ErrorCode, string]> = {
  malformed: ['validation_failed', 'Refresh token is not valid'],
  not_found: ['refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  already_used: ['refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  session_expired: ['session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'],
  conflict: ['conflict', 'Too many concurrent token refresh requests on the same session or refresh token'],
};

export function grantByRefreshToken(dependencies: AuthApiDependencies) {
  return async (context: Context): Promise<Response> => {
    const read = await readBody(context, shape);
    if (!read.ok) return read.response;
    const result = await dependencies.auth.refresh(
      read.body.refresh_token ?? '',
      clientOf(context, dependencies),
    );
    return result.ok
      ? context.json(sessionBody(result.session))
      : errorResponse(context, ...refusals[result.code]);
  };
}
