/** Has social cards drawn by a separate process, which is started when needed and ended when idle. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Result, refusal, success } from '#domain/result.ts';
import { type CardOrder, type DrawnCard, drawnCard } from './card-messages.ts';

export interface CardDrawer {
  /** Cards requested and not drawn yet. */
  readonly waiting: number;
  /**
   * Concurrent requests for one title share a drawing.
   * @throws if the card cannot be drawn
   */
  draw(title: string): Promise<Result<DrawnCard, NoCard>>;
}

/** The card may be requested again. */
export interface NoCard {
  code: 'too_many_cards' | 'card_too_slow';
}

/** Drawing takes about 20 ms a card, so the last one waits for less than a request may. */
export const maxWaiting = 16;
/** The process may have to start first, on a machine that is busy with pages. */
export const drawMs = 8_000;
const idleMs = 15_000;
/** After this many the process is replaced, because its memory grows. */
const cardsPerProcess = 200;
const program = fileURLToPath(new URL('./card-process.ts', import.meta.url));
/** With these, glibc returns freed pictures to the system; other systems ignore them. */
const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '262144',
};
const strippedSources = fileURLToPath(new URL('../process/stripped-sources.mjs', import.meta.url));
const memoryFlags = ['--max-old-space-size=48', '--max-semi-space-size=1', '--expose-gc'];

interface Order {
  title: string;
  card: PromiseWithResolvers<Result<DrawnCard, NoCard>>;
}

export function createCardDrawer(start: () => ChildProcess = startCardProcess): CardDrawer {
  const orders = new Map<string, Order>();
  let child: ChildProcess | null = null;
  let drawnByChild = 0;
  let timer: NodeJS.Timeout | undefined;

  const firstOrder = () => orders.values().next().value;

  function startNext(): void {
    clearTimeout(timer);
    const order = firstOrder();
    if (order === undefined) {
      timer = setTimeout(disconnectChild, idleMs).unref();
      return;
    }
    if (drawnByChild >= cardsPerProcess) disconnectChild();
    child ??= startChild();
    timer = setTimeout(
      () => abandon((slow) => slow.card.resolve(refusal({ code: 'card_too_slow' }))),
      drawMs,
    ).unref();
    child.send({ title: order.title } satisfies CardOrder, (error) => {
      if (error !== null) fail(error);
    });
  }

  function startChild(): ChildProcess {
    const started = start();
    drawnByChild = 0;
    // Events of a process that is no longer in use are ignored.
    const ifInUse =
      <Arguments extends unknown[]>(react: (...args: Arguments) => void) =>
      (...args: Arguments) =>
        child === started && react(...args);
    started.on(
      'message',
      ifInUse((message) => {
        drawnByChild += 1;
        finish((order) => order.card.resolve(success(drawnCard.parse(message))));
      }),
    );
    started.on('error', ifInUse(fail));
    started.once(
      'exit',
      ifInUse((code, signal) =>
        fail(new Error(`The process that draws social cards ended: ${signal ?? code}`)),
      ),
    );
    return started;
  }

  function disconnectChild(): void {
    const unused = child;
    child = null;
    if (unused?.connected) unused.disconnect();
  }

  /** The card that is being drawn has failed, and its process with it. */
  function fail(error: Error): void {
    abandon((order) => order.card.reject(error));
  }

  function abandon(settle: (order: Order) => void): void {
    const abandoned = child;
    child = null;
    abandoned?.kill('SIGKILL');
    if (orders.size > 0) finish(settle);
  }

  function finish(settle: (order: Order) => void): void {
    const order = firstOrder();
    if (order === undefined) return;
    orders.delete(order.title);
    settle(order);
    startNext();
  }

  return {
    get waiting() {
      return orders.size;
    },
    async draw(title) {
      const existing = orders.get(title);
      if (existing !== undefined) return existing.card.promise;
      if (orders.size >= maxWaiting) return refusal({ code: 'too_many_cards' });
      const order: Order = { title, card: Promise.withResolvers() };
      orders.set(title, order);
      if (orders.size === 1) startNext();
      return order.card.promise;
    },
  };
}

/** @param extraFlags of Node */
export function startCardProcess(extraFlags: readonly string[] = []): ChildProcess {
  const execArgv = ['--import', strippedSources, ...memoryFlags, ...extraFlags];
  // Without the server's environment, which holds secrets that drawing does not need.
  const options = { execArgv, env: memorySettings, serialization: 'advanced' } as const;
  const child = fork(program, { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // The server may end while the process is idle.
  child.unref();
  child.channel?.unref();
  return child;
}
