/** GET /user */
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import type { SignedInContext } from './require-session.ts';
import { userResponse } from './user-response.ts';

export async function getUser(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  return userResponse(dependencies, context, context.get('caller').administrator);
}
