/** The open connections of a process: how many there are, and how long each has been quiet. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const quietSinceMs = Symbol('quiet since');

/** A connection with the time of its last activity, on the clock of `performance.now()`. */
export interface TrackedSocket extends Socket {
  [quietSinceMs]?: number;
}

export interface Connections {
  readonly count: number;
  /** How many were closed at once because the limit was reached. */
  readonly refused: number;
  all(): Iterable<TrackedSocket>;
}

/** @param onRefusal is called for each connection beyond the limit of the server */
export function trackConnections(server: Server, onRefusal: () => void): Connections {
  const open = new Set<TrackedSocket>();
  let refused = 0;
  server.on('connection', (socket: TrackedSocket) => {
    noteActivity(socket, performance.now());
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('drop', () => {
    refused += 1;
    onRefusal();
  });
  return {
    get count() {
      return open.size;
    },
    get refused() {
      return refused;
    },
    all: () => open,
  };
}

/** Only sets a field, because every cache hit calls it. */
export function noteActivity(socket: TrackedSocket, at: number): void {
  socket[quietSinceMs] = at;
}

export function quietSince(socket: TrackedSocket): number {
  return socket[quietSinceMs] ?? 0;
}
