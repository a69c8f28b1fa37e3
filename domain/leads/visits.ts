/**
 * Which views and taps belong to one visit. A visit is remembered for half an hour, in memory only, under a keyed
 * digest whose key changes every day. It is never stored.
 */
import { hash, randomBytes } from 'node:crypto';

export const visitMinutes = 30;
export const maxVisits = 50_000;

interface Visit {
  source: string;
  lastAtMs: number;
  /**
   * Whether anything was counted in it since it began or was last spared by `forgetOne`. Also true of a visit that
   * begins in the place of an ended one, whose turn to be forgotten would come too early.
   */
  hasGoneOn: boolean;
  /**
   * The kinds counted for this visit so far, each between two NULs. Under load, a set for each visit would be most of
   * what the garbage collector has to copy.
   */
  counted: string;
}

export interface Visits {
  /**
   * @param source null if the visit came from another page of this site
   * @returns the source of the whole visit, and whether this is the first of its kind in it
   */
  note(event: {
    network: string;
    agent: string;
    /** Names what is counted once for each visit, such as the view of one page. */
    kind: string;
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
  // A single iterator is kept, because each new one would first skip all entries deleted since the map last grew.
  const inOrder = visits.keys();
  let key = { day: '', secret: newSecret() };

  /**
   * Forgets the first visit that has not gone on, and moves those before it to the end. Moving each visit whenever it
   * goes on would rebuild the map all the time, and the garbage collector would keep everybody waiting.
   */
  function forgetOne(): void {
    for (;;) {
      const id = inOrder.next().value;
      const visit = id === undefined ? undefined : visits.get(id);
      if (id === undefined || visit === undefined) return;
      visits.delete(id);
      if (!visit.hasGoneOn) return;
      visit.hasGoneOn = false;
      visits.set(id, visit);
    }
  }

  return {
    note({ network, agent, kind, source, at, day }) {
      if (key.day !== day) {
        key = { day, secret: newSecret() };
        visits.clear();
      }
      const id = hash('sha256', `${key.secret}\n${network}\n${agent}`, 'base64url');
      const atMs = at.getTime();
      const previous = visits.get(id);
      const isGoingOn = previous !== undefined && atMs - previous.lastAtMs < visitMinutes * 60_000;
      const visit = isGoingOn
        ? previous
        : { source: source ?? unknownSource, lastAtMs: atMs, hasGoneOn: false, counted: '' };
      visit.lastAtMs = atMs;
      visit.hasGoneOn = previous !== undefined;
      if (visit !== previous) visits.set(id, visit);
      if (visits.size > maxVisits) forgetOne();
      const mark = `\0${kind}\0`;
      const isFirst = !visit.counted.includes(mark);
      if (isFirst) visit.counted += mark;
      return { source: visit.source, isFirst };
    },
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
