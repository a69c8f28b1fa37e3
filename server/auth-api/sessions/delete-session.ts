/** DELETE /sessions/:id, not in the official protocol: ends one session of the caller, this one or another. */
import type { Context } from 'hono';
import { z } from 'zod';
import { revokeSession } from '#domain/auth/sessions/active-sessions.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { clientOf } from '../client-of.ts';
import { errorResponse } from '../error-response.ts';
import type { SignedInContext } from '../require-session.ts';
import { secondFactorRequired } from './get-sessions.ts';

const sessionIdShape = z.uuid();

export async function deleteSession(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const sessionId = sessionIdShape.safeParse(context.req.param('id'));
  if (!sessionId.success) return notFound(context);
  const client = clientOf(dependencies, context);
  const revoked = await revokeSession(dependencies.auth, context.get('caller'), sessionId.data, client);
  if (revoked.ok) return context.body(null, 204);
  switch (revoked.failure.code) {
    case 'insufficient_aal':
      return secondFactorRequired(context);
    case 'session_not_found':
      return notFound(context);
  }
}

function notFound(context: Context): Response {
  return errorResponse(context, 'not_found', 'Session not found');
}
