import { randomBytes } from 'node:crypto';

const processPart = randomBytes(6).toString('base64url');
let count = 0;

/** Unique among all processes; the client's own is never believed. */
export function nextRequestId(): string {
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}
