import type { Clock } from '#domain/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A clock that moves only when it is told to, so that a seeded database has a past. */
export interface SeedClock {
  clock: Clock;
  passDays(days: number): void;
}

export function seedClock(startsAt: Date): SeedClock {
  let at = startsAt.getTime();
  return {
    clock: () => new Date(at),
    passDays(days) {
      at += days * dayMs;
    },
  };
}
