/** Writes to the browser's console, the only log these screens have (docs/specification/administrator.md#messages). */
export function logFailure(failure: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a browser has no other log
  console.error(failure);
}
