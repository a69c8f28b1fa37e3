/** Clients that keep one connection each and send one request after another on it, as a proxy does. */
import { Agent } from 'node:http';
import { type Answered, type AskOptions, ask, type Outcome } from './ask.ts';

export interface BusyClient {
  /** Every request so far and how it ended. */
  readonly outcomes: readonly Outcome[];
  /** Sends no more requests after the running one. */
  stop(): void;
  /** Resolves after the last request. */
  finished: Promise<void>;
}

export interface BusyOptions extends Omit<AskOptions, 'agent'> {
  /** True ends the client after this outcome. By default the first request that is not answered ends it. */
  isLast?(outcome: Outcome): boolean;
}

export function startBusyClient(
  origin: string,
  nextPath: () => string,
  { isLast = (outcome) => outcome.kind !== 'answered', ...options }: BusyOptions = {},
): BusyClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: Outcome[] = [];
  let isStopped = false;
  async function work(): Promise<void> {
    while (!isStopped) {
      const outcome = await ask(origin, nextPath(), { ...options, agent });
      outcomes.push(outcome);
      if (isLast(outcome)) break;
    }
    agent.destroy();
  }
  return {
    outcomes,
    stop() {
      isStopped = true;
    },
    finished: work(),
  };
}

export function isAnswered(outcome: Outcome): outcome is Answered {
  return outcome.kind === 'answered';
}

/** Whether the server says that it will close the connection after this answer. */
export function isClosing(outcome: Outcome): boolean {
  return isAnswered(outcome) && outcome.headers.connection?.toLowerCase() === 'close';
}

/** Requests all paths in order, this many at once. */
export async function askAll(
  origin: string,
  paths: readonly string[],
  atOnce: number,
  options: AskOptions = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = paths.entries();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, path] of queue) outcomes[index] = await ask(origin, path, { agent, ...options });
    }),
  );
  agent.destroy();
  return outcomes;
}

/** @returns a function that stops them and waits for their last answers */
export function startBusyClients(count: number, origin: string, nextPath: () => string): () => Promise<void> {
  const clients = Array.from({ length: count }, () => startBusyClient(origin, nextPath));
  return async () => {
    for (const client of clients) client.stop();
    await Promise.all(clients.map(({ finished }) => finished));
  };
}
