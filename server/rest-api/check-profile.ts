/**
 * Refuses requests for a schema that is not exposed. Reads name it in `Accept-Profile`, everything else in
 * `Content-Profile`. The official client always sends `public`, which is also the default.
 */
import type { MiddlewareHandler } from 'hono';
import type { RestEnv } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';

const exposed = 'public';

export const checkProfile: MiddlewareHandler<RestEnv> = async (context, next) => {
  const { req } = context;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const requested = req.header(isRead ? 'accept-profile' : 'content-profile') ?? exposed;
  if (requested !== exposed) return failureResponse(context, failures.unexposedSchema(requested, exposed));
  return next();
};
