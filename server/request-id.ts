import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Short, so that an id has no more than twelve characters: V8 would put a longer one together only when it is read. */
const processPart = randomBytes(4).toString('base64url');
let count = 0;

/** The id of the request that is being answered, for whoever logs on the way. */
export const currentRequestId = new AsyncLocalStorage<string>();

/** Unique among all processes; the client's own is never believed. */
export function nextRequestId(): string {
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}
