import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const processPart = randomBytes(6).toString('base64url');
let count = 0;

/** The id of the request that is being answered, for whoever logs on the way. */
export const currentRequestId = new AsyncLocalStorage<string>();

/** Unique among all processes; the client's own is never believed. */
export function nextRequestId(): string {
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}
