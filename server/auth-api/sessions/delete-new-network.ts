/** DELETE /sessions/new-networks/:id, not in the official protocol: confirms that the sign-in from a new network was the owner's. */
import { z } from 'zod';
import { confirmNewNetwork } from '#domain/auth/networks/new-networks.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { clientOf } from '../client-of.ts';
import { errorResponse } from '../error-response.ts';
import type { SignedInContext } from '../require-session.ts';
import { secondFactorRequired } from './get-sessions.ts';

const idShape = z.uuid();

export async function deleteNewNetwork(
  dependencies: AuthApiDependencies,
  context: SignedInContext,
): Promise<Response> {
  const id = idShape.safeParse(context.req.param('id'));
  if (!id.success) return errorResponse(context, 'not_found', 'Network not found');
  const client = clientOf(dependencies, context);
  const confirmed = await confirmNewNetwork(dependencies.auth, context.get('caller'), id.data, client);
  if (confirmed.ok) return context.body(null, 204);
  switch (confirmed.failure.code) {
    case 'insufficient_aal':
      return secondFactorRequired(context);
    case 'not_found':
      return errorResponse(context, 'not_found', 'Network not found');
  }
}
