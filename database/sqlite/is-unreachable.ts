/** Primary result codes of SQLite that tell of the file, its disk or its lock, not of the query. */
const unserved = new Set([
  5, // SQLITE_BUSY: locked for longer than we wait
  6, // SQLITE_LOCKED
  7, // SQLITE_NOMEM
  8, // SQLITE_READONLY: of the file system
  10, // SQLITE_IOERR
  11, // SQLITE_CORRUPT
  13, // SQLITE_FULL
  14, // SQLITE_CANTOPEN
  15, // SQLITE_PROTOCOL
  26, // SQLITE_NOTADB
]);

/** True when the file could not be read or written, or has been closed; false for a query SQLite refused. */
export function isSqliteUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === 'driver has already been destroyed') return true;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_INVALID_STATE')
    return /^(database is not open|statement has been finalized)/.test(error.message);
  // The higher bits say which kind of the primary code it was.
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && unserved.has(errcode & 0xff);
}
