/** DELETE /sessions/:id, our own: ends one session of the caller, this one or another. */
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse } from './error-response.ts';
import { requireCaller } from './require-caller.ts';

const sessionId = z.uuid();

export function deleteSession(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const named = sessionId.safeParse(context.req.param('id'));
    if (!named.success) return notFound(context);
    const client = clientOf(context, dependencies);
    const result = await dependencies.auth.revokeSession(required.caller, named.data, client);
    if (result.ok) return context.body(null, 204);
    switch (result.code) {
      case 'insufficient_aal':
        return secondFactorForSessions(context);
      case 'not_found':
        return notFound(context);
    }
  };
}

export function secondFactorForSessions(context: Context): Response {
  const message = 'AAL2 session is required to manage sessions when MFA is enabled.';
  return errorResponse(context, 'insufficient_aal', message);
}

function notFound(context: Context): Response {
  return errorResponse(context, 'not_found', 'Session not found');
}
