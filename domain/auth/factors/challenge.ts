import { latestPlausible } from '#domain/clock.ts';

/** How long a challenge may be answered. An enrolment nobody finishes is abandoned after the same time. */
export const challengeSeconds = 300;

/** @returns the time (ISO-8601, UTC) before which a challenge must have been created to have expired */
export function challengesExpiredAt(at: Date): string {
  return new Date(at.getTime() - challengeSeconds * 1000).toISOString();
}

/** @param createdAt ISO-8601, UTC. A time far in the future comes from a wrong clock and counts as expired too. */
export function hasExpired(createdAt: string, at: Date): boolean {
  return createdAt < challengesExpiredAt(at) || createdAt > latestPlausible(at);
}
