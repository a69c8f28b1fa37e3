/** Error bodies in the two forms that versions of the official client use; a request header says which. */
import type { Context } from 'hono';
import { type ErrorCode, errorStatus } from './error-codes.ts';

const versionHeader = 'X-Supabase-Api-Version';
/** From this version on, `code` holds the error code, and the answer must carry the header as well. */
const currentVersion = '2024-01-01';

export interface ErrorDetails {
  /** For codes to which the protocol gives several statuses. */
  status?: 401 | 404 | 422;
  retryAfterSeconds?: number;
  /** What a refused password lacks. */
  weakPasswordReasons?: readonly ('length' | 'characters' | 'pwned')[];
}

export function errorResponse(
  context: Context,
  code: ErrorCode,
  message: string,
  details: ErrorDetails = {},
): Response {
  const status = details.status ?? errorStatus[code];
  const weakPassword =
    details.weakPasswordReasons === undefined
      ? {}
      : { weak_password: { reasons: details.weakPasswordReasons } };
  context.header('X-SB-Error-Code', code);
  if (details.retryAfterSeconds !== undefined)
    context.header('Retry-After', String(details.retryAfterSeconds));
  if (!speaksCurrentVersion(context.req.header(versionHeader))) {
    return context.json({ code: status, error_code: code, msg: message, ...weakPassword }, status);
  }
  context.header(versionHeader, currentVersion);
  return context.json({ code, message, ...weakPassword }, status);
}

export function tooManyRequests(context: Context, retryAfterSeconds: number): Response {
  return errorResponse(context, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds,
  });
}

function speaksCurrentVersion(header: string | undefined): boolean {
  return header !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= currentVersion;
}
