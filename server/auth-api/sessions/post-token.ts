/** POST /token: signs in with a password or refreshes a session, depending on `grant_type` in the query. */
import type { Context } from 'hono';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { errorResponse } from '../error-response.ts';
import { grantByPassword } from './grant-by-password.ts';
import { grantByRefreshToken } from './grant-by-refresh-token.ts';

export async function postToken(dependencies: AuthApiDependencies, context: Context): Promise<Response> {
  switch (context.req.query('grant_type')) {
    case 'password':
      return grantByPassword(dependencies, context);
    case 'refresh_token':
      return grantByRefreshToken(dependencies, context);
    default:
      return errorResponse(context, 'invalid_credentials', 'unsupported_grant_type');
  }
}
