/** GET /user */
import type { Handler } from 'hono';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { userBody } from './bodies.ts';
import { requireCaller } from './require-caller.ts';

export function getUser(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    return required.ok ? context.json(userBody(required.caller.administrator)) : required.response;
  };
}
