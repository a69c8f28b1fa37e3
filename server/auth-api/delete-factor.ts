/** DELETE /factors/:id. The client announces JSON and sends none; the body is not read. */
import type { Handler } from 'hono';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import { clientOf } from './client-of.ts';
import { errorResponse } from './error-response.ts';
import { factorNotFound, readFactorId } from './factor-id.ts';
import { requireCaller } from './require-caller.ts';

export function deleteFactor(dependencies: AuthApiDependencies): Handler {
  return async (context) => {
    const required = await requireCaller(context, dependencies);
    if (!required.ok) return required.response;
    const named = readFactorId(context);
    if (!named.ok) return named.response;
    const { factorId } = named;
    const result = await dependencies.auth.unenrol(
      required.caller,
      factorId,
      clientOf(context, dependencies),
    );
    if (result.ok) return context.json({ id: factorId });
    switch (result.code) {
      case 'factor_not_found':
        return factorNotFound(context);
      case 'insufficient_aal':
        return errorResponse(context, 'insufficient_aal', 'AAL2 required to unenroll verified factor', {
          status: 422,
        });
    }
  };
}
