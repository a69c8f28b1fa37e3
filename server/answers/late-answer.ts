/** Answers a request when its handler has taken too long. The request may be tried again. */
import { type FailurePages, retryAfterSeconds } from './failure-page.ts';
import { setSecurityHeaders } from './security-headers.ts';

const message = 'The server took too long to answer';

/**
 * @param requestId shown on the failure page, for the visitor to quote to support
 * @param isHttps whether the public address is https
 */
export function lateAnswer(
  path: string,
  requestId: string,
  isHttps: boolean,
  failurePages: FailurePages,
): Response {
  const response = apiAnswer(path) ?? failurePages.failure(503, requestId);
  setSecurityHeaders(response, isHttps);
  return response;
}

/** @returns the answer in the form of the API at this path; null for a screen or a file */
function apiAnswer(path: string): Response | null {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) };
  if (path.startsWith('/rest/v1/')) {
    const body = { code: '57014', message, details: null, hint: null };
    return Response.json(body, { status: 503, headers });
  }
  if (path.startsWith('/auth/v1/')) {
    const body = { code: 503, error_code: 'service_unavailable', msg: message };
    return Response.json(body, { status: 503, headers });
  }
  return null;
}
