import { DatabaseOutage } from '#database/outages/database-outage.ts';

const busyCode = 5;
const readOnlyCode = 8;
const ioErrorCode = 10;
const fullCode = 13;

/** SQLite's primary result codes for a problem with the file, its disk or its lock, rather than the query. */
const outageCodes = new Set([
  busyCode, // Locked for longer than the busy timeout
  6, // SQLITE_LOCKED
  7, // SQLITE_NOMEM
  readOnlyCode,
  ioErrorCode,
  11, // SQLITE_CORRUPT
  fullCode,
  14, // SQLITE_CANTOPEN
  15, // SQLITE_PROTOCOL
  26, // SQLITE_NOTADB
]);
/** The second byte of an I/O error says what failed: here writing, flushing, flushing the folder, and truncating. */
const writeErrors = new Set([3, 4, 5, 6]);

/** True if the file could not be read or written, or has been closed; false for a query that SQLite refused. */
export function isSqliteUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseOutage) return true;
  if (error.message === 'driver has already been destroyed') return true;
  if ((error as { code?: unknown }).code === 'ERR_INVALID_STATE')
    return /^(database is not open|statement has been finalized)/.test(error.message);
  return outageCodes.has(primaryCode(error));
}

/** True for an outage that does not affect reads. */
export function isSqliteWriteOutage(error: unknown): boolean {
  if (error instanceof DatabaseOutage) return error.part === 'writes';
  const code = primaryCode(error);
  if (code === ioErrorCode) return writeErrors.has(resultCode(error) >> 8);
  return code === fullCode || code === readOnlyCode;
}

/** Another connection holds the lock. */
export function isSqliteBusy(error: unknown): boolean {
  return primaryCode(error) === busyCode;
}

/** The lowest byte of an extended result code is the primary one. */
function primaryCode(error: unknown): number {
  return resultCode(error) & 0xff;
}

/** @returns the result code of SQLite; 0, the code of success, for any other error */
function resultCode(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode : 0;
}
