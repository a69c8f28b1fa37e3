/** GET /sessions, our own: the official client has no call for it. */
import type { Handler } from 'hono';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { secondFactorForSessions } from './delete-session.ts';
import { requireCaller } from './require-caller.ts';

export function getSessions(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const result = await dependencies.auth.sessions(required.caller);
    if (!result.ok) return secondFactorForSessions(context);
    return context.json({
      sessions: result.sessions.map((session) => ({
        id: session.id,
        aal: session.aal,
        created_at: session.createdAt,
        refreshed_at: session.refreshedAt,
        user_agent: session.userAgent,
        is_current: session.isCurrent,
      })),
    });
  };
}
