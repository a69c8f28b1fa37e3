/** A queue for work that eats memory and processor: a few at a time, a bounded number waiting. */

export interface HashSlots {
  /** @returns what gives the slot back, or null when the queue is full */
  take(): Promise<(() => void) | null>;
}

export function createHashSlots(limits: { atOnce: number; waiting: number }): HashSlots {
  let free = limits.atOnce;
  const queue: (() => void)[] = [];

  function giveBack(): void {
    const next = queue.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return {
    async take() {
      if (free > 0) {
        free -= 1;
        return giveBack;
      }
      if (queue.length >= limits.waiting) return null;
      await new Promise<void>((resolve) => queue.push(resolve));
      return giveBack;
    },
  };
}
