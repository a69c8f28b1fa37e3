/** DELETE /factors/:id. The client announces JSON but sends none, so the body is not read. */
import { unenrolFactor } from '#domain/auth/factors/unenrol-factor.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { clientOf } from '../client-of.ts';
import { errorResponse } from '../error-response.ts';
import type { SignedInContext } from '../require-session.ts';
import { factorNotFound, readFactorId } from './factor-id.ts';

export async function deleteFactor(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const factorId = readFactorId(context);
  if (!factorId.ok) return factorId.failure;
  const client = clientOf(dependencies, context);
  const removed = await unenrolFactor(dependencies.auth, context.get('caller'), factorId.value, client);
  if (removed.ok) return context.json({ id: factorId.value });
  switch (removed.failure.code) {
    case 'factor_not_found':
      return factorNotFound(context);
    case 'insufficient_aal': {
      const message = 'AAL2 required to unenroll verified factor';
      return errorResponse(context, 'insufficient_aal', message, { status: 422 });
    }
  }
}
