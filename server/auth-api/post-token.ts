/** POST /token: two ways to a session, told apart by the query. */
import type { Handler } from 'hono';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { errorResponse } from './error-response.ts';
import { grantByPassword } from './grant-by-password.ts';
import { grantByRefreshToken } from './grant-by-refresh-token.ts';

export function postToken(dependencies: AuthApiDependencies): Handler {
  const byPassword = grantByPassword(dependencies);
  const byRefreshToken = grantByRefreshToken(dependencies);
  return (context) => {
    switch (context.req.query('grant_type')) {
      case 'password':
        return byPassword(context);
      case 'refresh_token':
        return byRefreshToken(context);
      default:
        return errorResponse(context, 'invalid_credentials', 'unsupported_grant_type');
    }
  };
}
