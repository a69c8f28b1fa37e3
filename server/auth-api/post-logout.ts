/** POST /logout. The body, if there is one, is not read. */
import type { Handler } from 'hono';
import { z } from 'zod';
import { signOutScopes } from '#domain/auth/sign-out.ts';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse } from './error-response.ts';
import { requireCaller } from './require-caller.ts';

const scopeShape = z.enum(signOutScopes).default('global');

export function postLogout(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const scope = scopeShape.safeParse(context.req.query('scope'));
    if (!scope.success) return errorResponse(context, 'validation_failed', 'Unsupported logout scope');
    await dependencies.auth.signOut(required.caller, scope.data, clientOf(context, dependencies));
    return context.body(null, 204);
  };
}
