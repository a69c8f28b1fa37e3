/**
 * Which views and taps belong to one visit. A visit is remembered for half an hour, in memory only, under a keyed
 * digest whose key changes every day. It is never stored.
 */
import { createHmac, randomBytes } from 'node:crypto';

export const visitMinutes = 30;
export const maxVisits = 50_000;

interface Visit {
  source: string;
  seenAtMs: number;
  /** What has been counted for this visit so far. */
  counted: Set<string>;
}

export interface Visits {
  /**
   * @param source null if the visit came from another page of this site
   * @returns the source of the whole visit, and whether this is the first of its kind in it
   */
  note(seen: {
    network: string;
    agent: string;
    what: string;
    source: string | null;
    at: Date;
    day: string;
  }): {
    source: string;
    isFirst: boolean;
  };
}

/** @param unknownSource for a visit whose first page this process has not seen */
export function createVisits(unknownSource: string): Visits {
  const visits = new Map<string, Visit>();
  let key = { day: '', bytes: randomBytes(32) };

  return {
    note({ network, agent, what, source, at, day }) {
      if (key.day !== day) {
        key = { day, bytes: randomBytes(32) };
        visits.clear();
      }
      const id = createHmac('sha256', key.bytes).update(`${network}\n${agent}`).digest('base64url');
      const atMs = at.getTime();
      const known = visits.get(id);
      const isGoingOn = known !== undefined && atMs - known.seenAtMs < visitMinutes * 60_000;
      const visit = isGoingOn
        ? known
        : { source: source ?? unknownSource, seenAtMs: atMs, counted: new Set<string>() };
      visit.seenAtMs = atMs;
      // Set again, so that the first entry of the map is the one seen longest ago.
      visits.delete(id);
      visits.set(id, visit);
      const [oldest] = visits.keys();
      if (visits.size > maxVisits && oldest !== undefined) visits.delete(oldest);
      const isFirst = !visit.counted.has(what);
      visit.counted.add(what);
      return { source: visit.source, isFirst };
    },
  };
}
