import type { Context } from 'hono';
import { z } from 'zod';
import { type Result, refusal, success } from '#domain/result.ts';
import { errorResponse } from '../error-response.ts';

const shape = z.uuid();

/** The factor id in the path. Anything that cannot be one is refused without a query. */
export function readFactorId(context: Context): Result<string, Response> {
  const parsed = shape.safeParse(context.req.param('id'));
  if (parsed.success) return success(parsed.data);
  const message = 'factor_id must be an UUID';
  return refusal(errorResponse(context, 'validation_failed', message, { status: 404 }));
}

export function factorNotFound(context: Context): Response {
  return errorResponse(context, 'mfa_factor_not_found', 'Factor not found', { status: 404 });
}
