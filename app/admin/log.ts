/**
 * The browser's console is the only log these screens have (SPEC.md section 8: page operations log their
 * failures). Nothing else writes to it.
 */
export function logFailure(failure: unknown): void {
  // biome-ignore lint/suspicious/noConsole: see above
  console.error(failure);
}
