import { DatabaseOutage } from '#database/outages/database-outage.ts';

/** Errors of the socket: refused, broken, or without a route. */
const socketCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors of the server that end the connection: a connection exception, a shutdown by its operator, or a crash. */
const lostCodes = /^(08...|57P..)$/;
/** Other outages of the server: too few resources, a statement timeout, a lock timeout, a read-only server. */
const outageCodes = /^(53...|57014|55P03|25006)$/;
/** A full disk and a read-only server. Pages can still be served. */
const writeCodes = /^(53100|25006)$/;
/** Errors of the drivers, which have no code. */
const lostMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
];
const messages = [
  ...lostMessages,
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Cannot use a pool after calling end',
  'driver has already been destroyed',
  'Postgres connection has been discarded',
];

/** True for a temporary outage of PostgreSQL, false for a query it refused. */
export function isPostgresUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseOutage) return true;
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.some(isPostgresUnreachable)) return true;
  return isConnectionLost(error) || outageCodes.test(codeOf(error)) || beginsWith(error, messages);
}

/** True if the connection broke, so that the same query may succeed on another one. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return socketCodes.has(code) || lostCodes.test(code) || beginsWith(error, lostMessages);
}

/** True for an outage that does not affect reads. */
export function isPostgresWriteOutage(error: unknown): boolean {
  if (error instanceof DatabaseOutage) return error.part === 'writes';
  return error instanceof Error && writeCodes.test(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

function beginsWith({ message }: Error, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => message.startsWith(beginning));
}
