/**
 * GET /sessions, not in the official protocol: lists the sessions of the caller, and the sign-ins from new networks that
 * the owner has not confirmed.
 */
import type { Context } from 'hono';
import { listNewNetworks } from '#domain/auth/networks/new-networks.ts';
import { listActiveSessions } from '#domain/auth/sessions/active-sessions.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { errorResponse } from '../error-response.ts';
import type { SignedInContext } from '../require-session.ts';

export async function getSessions(
  { auth }: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const listed = await listActiveSessions(auth, context.get('caller'));
  const newNetworks = await listNewNetworks(auth, context.get('caller'));
  if (!listed.ok || !newNetworks.ok) return secondFactorRequired(context);
  return context.json({
    sessions: listed.value.map((session) => ({
      id: session.id,
      aal: session.aal,
      created_at: session.createdAt,
      refreshed_at: session.refreshedAt,
      user_agent: session.userAgent,
      is_current: session.isCurrent,
    })),
    new_networks: newNetworks.value.map((network) => ({
      id: network.id,
      first_seen_at: network.firstSeenAt,
      user_agent: network.userAgent,
    })),
  });
}

export function secondFactorRequired(context: Context): Response {
  const message = 'AAL2 session is required to manage sessions when MFA is enabled.';
  return errorResponse(context, 'insufficient_aal', message);
}
