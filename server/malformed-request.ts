/**
 * The answer to what never reaches the app: a backslash in the path, a Host that is none. The adapter's own would
 * go out without any of our headers.
 */
import { RequestError } from '@hono/node-server';
import { failurePage } from './failure-page.ts';
import { setSecurityHeaders } from './middleware/security-headers.ts';
import { currentRequestId } from './request-id.ts';

/**
 * @param isHttps whether the public address is https
 * @param reportFailure is told of anything but a malformed request
 */
export function answerWithoutApp(
  isHttps: boolean,
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
        : failurePage(500, currentRequestId.getStore() ?? '');
    setSecurityHeaders(response, isHttps);
    return response;
  };
}
