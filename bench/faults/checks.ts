/** All checks, in the order they run. */
import type { Check } from './check.ts';
import { backupWriters } from './checks/backup-writers.ts';
import { badSignIns } from './checks/bad-sign-ins.ts';
import { bitFlips } from './checks/bit-flips.ts';
import { cards } from './checks/cards.ts';
import { clock } from './checks/clock.ts';
import { clicks } from './checks/contacts/clicks.ts';
import { endedBackends } from './checks/ended-backends.ts';
import { frozenPostgres } from './checks/frozen-postgres.ts';
import { fullDisk } from './checks/full-disk.ts';
import { halfSignedIn } from './checks/half-signed-in.ts';
import { heavyReads } from './checks/heavy-reads.ts';
import { anonymousQueries } from './checks/pages/anonymous-queries.ts';
import { scheduleInstances } from './checks/pages/schedule-instances.ts';
import { sigkillLifecycle } from './checks/pages/sigkill-lifecycle.ts';
import { sigkillSchedule } from './checks/pages/sigkill-schedule.ts';
import { twoBrowsers } from './checks/pages/two-browsers.ts';
import { twoSessions } from './checks/pages/two-sessions.ts';
import { readOnlyPostgres } from './checks/read-only-postgres.ts';
import { removedFile } from './checks/removed-file.ts';
import { sigkill } from './checks/sigkill.ts';
import { signInCrowd } from './checks/sign-in-crowd.ts';
import { sigterm } from './checks/sigterm.ts';
import { slowClients } from './checks/slow-clients.ts';
import { stoppedPostgres } from './checks/stopped-postgres.ts';
import { tableLock } from './checks/table-lock.ts';
import { twoInstances } from './checks/two-instances.ts';
import { unknownTopics } from './checks/unknown-topics.ts';
import { workerKill } from './checks/worker-kill.ts';

export const checks: readonly Check[] = [
  sigterm,
  clock,
  tableLock,
  frozenPostgres,
  stoppedPostgres,
  endedBackends,
  unknownTopics,
  clicks,
  cards,
  bitFlips,
  fullDisk,
  readOnlyPostgres,
  heavyReads,
  halfSignedIn,
  signInCrowd,
  badSignIns,
  anonymousQueries,
  backupWriters,
  sigkill,
  sigkillLifecycle,
  sigkillSchedule,
  scheduleInstances,
  workerKill,
  removedFile,
  slowClients,
  twoInstances,
  twoSessions,
  twoBrowsers,
];
