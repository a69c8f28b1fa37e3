/**
 * Which views and taps belong to one visit. A visit is remembered for half an hour, in memory only, under a keyed
 * digest whose key changes every day. It is never stored.
 */
import { hash, randomBytes } from 'node:crypto';

export const visitMinutes = 30;
export const maxVisits = 50_000;

interface Visit {
  source: string;
  seenAtMs: number;
  /** Since it last came first among those to be forgotten. */
  wasSeenAgain: boolean;
  /**
   * What has been counted for this visit so far, each between two NULs. A set for each visit would be most of what the
   * garbage collector has to copy under many clicks.
   */
  counted: string;
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
  // One iterator that goes on, because each new one would first pass over all entries deleted since the map last grew.
  const inOrder = visits.keys();
  let key = { day: '', secret: newSecret() };

  /**
   * Forgets the first visit that was not seen again, and moves the others to the end. Moving each whenever it is seen
   * would rebuild the map all the time, which makes the garbage collector hold up everybody.
   */
  function forgetOne(): void {
    for (;;) {
      const id = inOrder.next().value;
      const visit = id === undefined ? undefined : visits.get(id);
      if (id === undefined || visit === undefined) return;
      visits.delete(id);
      if (!visit.wasSeenAgain) return;
      visit.wasSeenAgain = false;
      visits.set(id, visit);
    }
  }

  return {
    note({ network, agent, what, source, at, day }) {
      if (key.day !== day) {
        key = { day, secret: newSecret() };
        visits.clear();
      }
      const id = hash('sha256', `${key.secret}\n${network}\n${agent}`, 'base64url');
      const atMs = at.getTime();
      const known = visits.get(id);
      const isGoingOn = known !== undefined && atMs - known.seenAtMs < visitMinutes * 60_000;
      const visit = isGoingOn
        ? known
        : { source: source ?? unknownSource, seenAtMs: atMs, wasSeenAgain: false, counted: '' };
      visit.seenAtMs = atMs;
      visit.wasSeenAgain = known !== undefined;
      if (visit !== known) visits.set(id, visit);
      if (visits.size > maxVisits) forgetOne();
      const mark = `\0${what}\0`;
      const isFirst = !visit.counted.includes(mark);
      if (isFirst) visit.counted += mark;
      return { source: visit.source, isFirst };
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
