/**
 * Every limit on waiting, for the database or for a turn, with its reason. A visitor gets an answer within three
 * seconds whatever happens to the database (docs/decisions/026-kept-pages-during-an-outage.md).
 */

/**
 * How long one request may wait in all: for connections, statements, locks and its turn to be rendered. The rest of the
 * three seconds is for the work in between on a busy machine. Time in which a client sends its body does not count. The
 * limit is longer than a costly read of a session may take, so PostgreSQL itself reports that the read was too costly.
 */
export const requestMs = 2300;

/**
 * PostgreSQL cancels a statement before its request gives up on it, so that the connection can be used again. The same
 * limit applies to the wait for a free connection, and on SQLite to the wait for its lock.
 */
export const statementMs = 1800;

/** Outside a request: how much longer than `statementMs` an answer may take before its connection counts as dead. */
export const lateAnswerMs = 700;

/** Opening a connection, with encryption and authentication, and closing one gracefully. */
export const handshakeMs = 2000;

/**
 * For each check: of the content version, that a write is possible, and after a failed request that the database answers.
 * None touches more than one row.
 */
export const checkMs = 1000;

/**
 * Pause between two checks during an outage. Its end is noticed within a fraction of a second, or up to `checkMs` later
 * if a check was hanging.
 */
export const checkAgainMs = 200;

/** A readiness check as recent as this is not repeated, so that frequent probes cost nothing. */
export const readinessMs = 1000;

/**
 * How long SQLite itself may wait for a lock. The process does nothing else in that time, so longer waits are divided
 * and cached pages are served in between.
 */
export const sqliteLockMs = 20;

/** Pause between two attempts to get SQLite's write lock. */
export const lockAgainMs = 15;
