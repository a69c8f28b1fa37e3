/**
 * A bounded queue for hashing, which needs much memory and processor time. Familiar clients have reserved places and go
 * first. Strangers share the rest, and one network gets only a part of it, so that no flood from a single network fills
 * the queue.
 */

export interface HashClient {
  isFamiliar: boolean;
  /** The widest network that counts as one client. */
  network: string;
}

export interface HashSlots {
  /**
   * @returns a function that releases the slot, or null when the queue is full for this client or its turn did not come
   * in time
   */
  take(client: HashClient): Promise<(() => void) | null>;
}

export interface HashLimits {
  atOnce: number;
  /** Places in the queue, for familiar clients and for strangers. */
  waiting: { familiar: number; strangers: number; strangersOfOneNetwork: number };
  /** By then nobody waits for the answer any more, so a client that has waited this long is refused. */
  maxWaitMs: number;
}

interface Waiting extends HashClient {
  start(): void;
}

export function createHashSlots({ atOnce, waiting, maxWaitMs }: HashLimits): HashSlots {
  let free = atOnce;
  const familiar: Waiting[] = [];
  const strangers: Waiting[] = [];

  function release(): void {
    const next = familiar.shift() ?? strangers.shift();
    if (next === undefined) free += 1;
    else next.start();
  }

  function hasPlace(client: HashClient): boolean {
    if (client.isFamiliar) return familiar.length < waiting.familiar;
    const ofNetwork = strangers.filter(({ network }) => network === client.network).length;
    return strangers.length < waiting.strangers && ofNetwork < waiting.strangersOfOneNetwork;
  }

  return {
    async take(client) {
      if (free > 0) {
        free -= 1;
        return release;
      }
      if (!hasPlace(client)) return null;
      const queue = client.isFamiliar ? familiar : strangers;
      return new Promise((resolve) => {
        const entry: Waiting = {
          ...client,
          start() {
            clearTimeout(timer);
            resolve(release);
          },
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(entry), 1);
          resolve(null);
        }, maxWaitMs);
        queue.push(entry);
      });
    },
  };
}
