/**
 * Answers requests that never reach the app, such as one with a backslash in the path or an invalid Host. The adapter's
 * own response would lack our headers.
 */
import { RequestError } from '@hono/node-server';
import { currentRequestId } from '../process/request-id.ts';
import type { FailurePages } from './failure-page.ts';
import { setSecurityHeaders } from './security-headers.ts';

/**
 * @param isHttps whether the public address is https
 * @param reportFailure called for every error except a malformed request
 */
export function answerWithoutApp(
  isHttps: boolean,
  failurePages: FailurePages,
  reportFailure: (error: unknown) => void,
): (error: unknown) => Response {
  return (error) => {
    if (!(error instanceof RequestError)) reportFailure(error);
    const response =
      error instanceof RequestError
        ? new Response('Pedido inválido', {
            status: 400,
            headers: { 'Content-Type': 'text/plain; charset=utf-8' },
          })
        : failurePages.failure(500, currentRequestId.getStore() ?? '');
    setSecurityHeaders(response, isHttps);
    return response;
  };
}
