import type { Context } from 'hono';
import { z } from 'zod';
import { errorResponse } from './error-response.ts';

const shape = z.uuid();

/** The factor named in the path. What cannot be one is answered as such, before the database is asked. */
export function readFactorId(
  context: Context,
): { ok: true; factorId: string } | { ok: false; response: Response } {
  const parsed = shape.safeParse(context.req.param('id'));
  if (parsed.success) return { ok: true, factorId: parsed.data };
  const message = 'factor_id must be an UUID';
  return { ok: false, response: errorResponse(context, 'validation_failed', message, { status: 404 }) };
}

export function factorNotFound(context: Context): Response {
  return errorResponse(context, 'mfa_factor_not_found', 'Factor not found', { status: 404 });
}
