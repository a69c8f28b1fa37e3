/**
 * Stops an HTTP server without cutting a request. Node's own `close` is not enough: it closes connections whose next
 * request may be on its way, and it ends the checks for slow heads and bodies.
 */
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { type Connections, noteActivity, quietSince, type TrackedSocket } from './connections.ts';
import { refusal } from './refuse-malformed.ts';
import type { StopLimits } from './request-limits.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';

const checkEveryMs = 20;
/** In a shorter turn of the event loop, no connection can have arrived unnoticed. */
const shortTurnMs = 5;

export interface ListeningServer {
  server: Server;
  connections: Connections;
  underWay: RequestsUnderWay;
  limits: StopLimits;
  /** Whether the public address is https. */
  isHttps: boolean;
}

/** Resolves when no connection is left. From the call on, every answer closes its connection. */
export async function stopListening({
  server,
  connections,
  underWay,
  limits,
  isHttps,
}: ListeningServer): Promise<void> {
  const startedAt = performance.now();
  const incompleteHeadAnswer = refusal('ERR_HTTP_REQUEST_TIMEOUT', isHttps);
  const bytesSeen = new WeakMap<TrackedSocket, number>();
  underWay.stop();
  await untilAllAreAccepted(server, limits.acceptMs);
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  underWay.release();
  const checks = setInterval(() => checkConnections(performance.now()), checkEveryMs);
  await closed;
  clearInterval(checks);

  function checkConnections(now: number): void {
    const stoppingMs = now - startedAt;
    if (stoppingMs >= limits.incompleteMs) underWay.giveUp('incomplete');
    if (stoppingMs >= limits.waitingMs) underWay.giveUp('all');
    if (stoppingMs >= limits.cutMs) server.closeAllConnections();
    const busy = underWay.sockets();
    for (const socket of connections.all()) {
      noteBytes(socket, now);
      if (busy.has(socket) || socket.writableLength > 0) continue;
      if (now - quietSince(socket) >= limits.quietMs) socket.destroySoon();
      else if (stoppingMs >= limits.incompleteMs) closeWithAnswer(socket, incompleteHeadAnswer);
    }
  }

  /** The bytes of an incomplete head are not a request yet, but the rest of it may follow. */
  function noteBytes(socket: TrackedSocket, now: number): void {
    const { bytesRead } = socket;
    if (bytesRead !== (bytesSeen.get(socket) ?? bytesRead)) noteActivity(socket, now);
    bytesSeen.set(socket, bytesRead);
  }
}

/**
 * The kernel completes connections before the process accepts them, one in each turn of the event loop. Those that wait
 * when the listening socket is closed are reset, although their requests may have been sent.
 */
function untilAllAreAccepted(server: Server, longestMs: number): Promise<void> {
  const startedAt = performance.now();
  // The current turn has begun before this, so it counts as one with a connection.
  let hasAccepted = true;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  return new Promise((resolve) => {
    const turn = (since: number) => {
      const now = performance.now();
      const isOver = (!hasAccepted && now - since < shortTurnMs) || now - startedAt >= longestMs;
      if (!isOver) {
        hasAccepted = false;
        setImmediate(turn, now);
        return;
      }
      server.off('connection', onConnection);
      resolve();
    };
    setImmediate(turn, startedAt);
  });
}

function closeWithAnswer(socket: TrackedSocket, answer: string): void {
  if (!socket.writable) return;
  socket.write(answer);
  socket.destroySoon();
}
