/**
 * The browser's console is the only log these screens have (SPEC.md section 8: page operations log their
 * failures). Nothing else writes to it.
 */
export function logFailure(failure: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the only log a browser has
  console.error(failure);
}
