import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Keeps ids to twelve characters at most: V8 builds longer strings lazily, which makes reading them slower. */
const processPart = randomBytes(4).toString('base64url');
let count = 0;

/** The id of the current request, for log lines written while it is handled. */
export const currentRequestId = new AsyncLocalStorage<string>();

/** Unique across processes. An id sent by the client is ignored. */
export function nextRequestId(): string {
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}
