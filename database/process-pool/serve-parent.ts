/** What the program of a pooled process runs. */
import { setPriority } from 'node:os';

/** The server gets the processor first, because visitors wait for it. */
const lowPriority = 10;

/**
 * Receives the messages of the process that started this one, and ends when that process does. Tells it first that the
 * program has started.
 */
export function serveParent<Message>(onMessage: (message: Message) => void | Promise<void>): void {
  setPriority(lowPriority);
  // The terminal and the service manager signal the whole group. A server that is stopping still lets its requests
  // finish, so this process ignores the signals.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => onMessage(message as Message));
  process.send?.('started');
}
