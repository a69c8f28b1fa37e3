/** Every job of the site. A new job needs an entry here and a name in `job.ts`. */
import { setTimeout as delay } from 'node:timers/promises';
import type { AddressCounter } from '#domain/addresses/missed/address-counter.ts';
import type { LeadCounter } from '#domain/leads/lead-counter.ts';
import type { PageService } from '#domain/pages/page-service.ts';
import type { Job } from './job.ts';

export interface SiteJobsDependencies {
  pages: Pick<PageService, 'schedule' | 'trash' | 'previews' | 'versions' | 'gate'>;
  leadCounter: Pick<LeadCounter, 'flush'>;
  addressCounter: Pick<AddressCounter, 'flush' | 'forgetUnrequested'>;
}

const hourSeconds = 60 * 60;
/** With a second for the writing itself, a process that is killed loses at most ten seconds of counts. */
const flushSeconds = 9;
/** Pause between two parts, so that requests come first. */
const pauseMs = 50;

export function siteJobs({ pages, leadCounter, addressCounter }: SiteJobsDependencies): readonly Job[] {
  const { schedule, trash, previews, versions, gate } = pages;
  return [
    {
      // Each draft is claimed by the transaction that publishes it. A claim on the whole job would delay all of them
      // when its process is killed.
      name: 'publish_scheduled',
      everySeconds: 2,
      runsIn: 'each_process',
      run: (signal) => schedule.publishDue(signal),
    },
    {
      name: 'flush_contacts',
      everySeconds: flushSeconds,
      runsIn: 'each_process',
      isRunAtEnd: true,
      run: () => leadCounter.flush(),
    },
    {
      name: 'flush_addresses',
      everySeconds: flushSeconds,
      runsIn: 'each_process',
      isRunAtEnd: true,
      run: () => addressCounter.flush(),
    },
    {
      name: 'empty_trash',
      everySeconds: hourSeconds,
      runsIn: 'one_process',
      isIrreversible: true,
      run: () => trash.purge(),
    },
    {
      name: 'forget_preview_links',
      everySeconds: hourSeconds,
      runsIn: 'one_process',
      isIrreversible: true,
      run: () => previews.purge(),
    },
    {
      name: 'forget_missed_addresses',
      everySeconds: hourSeconds,
      runsIn: 'one_process',
      isIrreversible: true,
      run: () => addressCounter.forgetUnrequested(),
    },
    {
      name: 'write_first_versions',
      everySeconds: hourSeconds,
      runsIn: 'one_process',
      run: (signal) => runInParts(versions.fillFirst, signal),
    },
    {
      name: 'write_fingerprints',
      everySeconds: 30,
      runsIn: 'one_process',
      run: (signal) => runInParts(gate.fillFingerprints, signal),
    },
  ];
}

/** @returns how many parts there were */
async function runInParts(fillPart: () => Promise<boolean>, signal: AbortSignal): Promise<number> {
  let parts = 0;
  while (!signal.aborted && (await fillPart())) {
    parts += 1;
    await delay(pauseMs);
  }
  return parts;
}
