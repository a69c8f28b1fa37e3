/** GET /user */
import type { Handler } from 'hono';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { userBody } from './bodies.ts';
import { requireCaller } from './require-caller.ts';

export function getUser(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const { administrator } = required.caller;
    return context.json(userBody(administrator, await dependencies.auth.factors(administrator.id)));
  };
}
