/** Of the socket: nobody there, gone, or a way that leads nowhere. */
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
/** Of the server: connection exception, too few resources, cut for taking too long, shut down by its operator. */
const serverCodes = /^(08...|53...|57014|57P..)$/;
/** Of the drivers, which give these no code. */
const messages = [
  'Connection terminated',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'driver has already been destroyed',
];

/** True when PostgreSQL did not serve, which will pass; false for a query it refused. */
export function isPostgresUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // One for each address of a name.
  if (error instanceof AggregateError && error.errors.some(isPostgresUnreachable)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return (
    socketCodes.has(code) ||
    serverCodes.test(code) ||
    messages.some((beginning) => error.message.startsWith(beginning))
  );
}
