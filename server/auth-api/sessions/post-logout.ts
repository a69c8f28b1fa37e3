/** POST /logout. The body, if there is one, is not read. */
import { z } from 'zod';
import { signOut, signOutScopes } from '#domain/auth/sessions/sign-out.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { clientOf } from '../client-of.ts';
import { errorResponse } from '../error-response.ts';
import type { SignedInContext } from '../require-session.ts';

const scopeShape = z.enum(signOutScopes).default('global');

export async function postLogout(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const scope = scopeShape.safeParse(context.req.query('scope'));
  if (!scope.success) return errorResponse(context, 'validation_failed', 'Unsupported logout scope');
  await signOut(dependencies.auth, context.get('caller'), scope.data, clientOf(dependencies, context));
  return context.body(null, 204);
}
