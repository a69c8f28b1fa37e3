/** Tells a database that cannot be reached, which will pass, from a bug, which will not. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  const code = 'code' in error ? String(error.code) : '';
  // PostgreSQL's classes: connection exception, too few resources, shut down by the operator.
  return unreachable.has(code) || /^(08|53|57P)/.test(code) || /^Connection terminated/.test(error.message);
}
