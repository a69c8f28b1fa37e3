import { withTimeLimit } from '#database/outages/time-limit.ts';
import { wait } from '#database/outages/waiting-time.ts';

/** Gives the only connection to one user at a time, first come, first served. */
export class Turns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** @throws `DatabaseOutage` if the request has no time left to wait */
  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    try {
      await wait((leftMs) => withTimeLimit(promise, leftMs));
    } catch (error) {
      const place = this.#waiting.indexOf(resolve);
      // The turn came just as the time ran out, so the next one in line gets it.
      if (place === -1) this.give();
      else this.#waiting.splice(place, 1);
      throw error;
    }
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
