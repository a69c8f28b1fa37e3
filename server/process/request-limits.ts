/** How long a request may take, how many connections a process keeps, and how it stops. Each number is declared here. */

const second = 1_000;

export interface RequestLimits {
  /** A connection that has not sent a whole head by then ends with 408. Counts from its first byte. */
  headMs: number;
  /** A request whose body is not complete by then ends with 408. Counts from its first byte. */
  bodyMs: number;
  /** How often the two limits above are checked, so a connection may outlive its limit by this much. */
  checkEveryMs: number;
  /**
   * The most open connections of a process. Further ones are closed at once: an idle connection takes about 15 kB, so a
   * flood of them would take the memory that the pages need.
   */
  connections: number;
  /** An idle connection is kept longer than proxies usually do, so that the server is never the one to close it first. */
  keepAliveMs: number;
  /**
   * A request that waits this long for the server is answered 503. What it waits for has shorter limits of its own, such
   * as those of the database. A card counts as a write: it may wait for the process that draws it to start.
   */
  answerMs: { read: number; write: number };
  stop: StopLimits;
}

/** Each but `quietMs` counts from the beginning of the stop. */
export interface StopLimits {
  /** Connections that clients opened before the stop are still accepted, for at most this long. */
  acceptMs: number;
  /** A connection quiet for this long counts as idle: its client has no request on the way. */
  quietMs: number;
  /** Bodies still incomplete are answered 503 then, and heads 408. */
  incompleteMs: number;
  /** Requests still waiting for the server are answered 503 then. */
  waitingMs: number;
  /** Whatever is still open is cut then, such as a download that nobody reads. */
  cutMs: number;
}

export const requestLimits: RequestLimits = {
  headMs: 12 * second,
  bodyMs: 50 * second,
  checkEveryMs: second,
  connections: 4_000,
  keepAliveMs: 65 * second,
  // A write may wait for its turn to hash a password, or five seconds for the message gateway.
  answerMs: { read: 2.8 * second, write: 10 * second },
  stop: { acceptMs: 1_000, quietMs: 400, incompleteMs: 900, waitingMs: 8 * second, cutMs: 10 * second },
};
