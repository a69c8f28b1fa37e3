/** The disk fills up while pages are published, and has room again later. */
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { all, atMost, type Check, holds, type Measurement, none, note } from '../check.ts';
import { ask, type Outcome, tally } from '../harness/ask.ts';
import { hasStatus, openSession, publish, signIn } from '../harness/backend.ts';
import type { Harness } from '../harness/harness.ts';
import { pageRow } from '../harness/pages.ts';
import { Skipped } from '../harness/skipped.ts';
import { presentSlugs } from '../harness/stored-pages.ts';
import { millisecondsUntil } from '../harness/traffic.ts';

const diskMegabytes = 16;
const ballastMegabytes = 4;
/** About 80 bytes each. */
const paragraphsPerPage = 300;
const triesWhenFull = 20;
const maxPages = 2000;
const recoveryLimitSeconds = 1;

export const fullDisk: Check = {
  name: 'full-disk',
  summary: `a disk of ${diskMegabytes} MB fills up under writes`,
  async run(harness) {
    const disk = mountDisk(harness);
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(ballastMegabytes * 1_048_576));
    const databaseUrl = `file:${join(disk, 'data', 'site.db')}`;
    const site = await harness.startSite({ databaseUrl });
    const token = await openSession(site.origin);
    const acknowledged: string[] = [];
    async function write(index: number): Promise<Outcome> {
      const row = pageRow(`cheio-${index}`, paragraphsPerPage);
      const outcome = await publish(site.origin, token, [row]);
      if (hasStatus(outcome, 201)) acknowledged.push(row.slug);
      return outcome;
    }

    let index = 0;
    while (index < maxPages && hasStatus(await write(index), 201)) index += 1;
    const full: Outcome[] = [];
    for (let tries = 0; tries < triesWhenFull; tries += 1) full.push(await write(++index));
    const freeWhenFull = statfsSync(disk).bavail * statfsSync(disk).bsize;
    const readiness = await ask(site.origin, '/readyz');
    const signedIn = await signIn(site.origin);
    const page = await ask(site.origin, '/');

    rmSync(ballast);
    const recoveryMs = await millisecondsUntil(
      () => write(++index),
      (outcome) => hasStatus(outcome, 201),
    );
    const readyAgainMs = await millisecondsUntil(
      () => ask(site.origin, '/readyz'),
      (outcome) => hasStatus(outcome, 200),
    );
    await site.end();
    return [
      ...keptFigures(databaseUrl, acknowledged),
      none('refused writes that were not 503 or 507', full.filter(isUnplanned).length, full.length),
      holds('/readyz reports it', hasStatus(readiness, 503)),
      none('sign-ins answered 500', hasStatus(signedIn, 500) ? 1 : 0, 1),
      holds('the home page answers 200', hasStatus(page, 200)),
      atMost('recovery', (recoveryMs + readyAgainMs) / 1000, recoveryLimitSeconds, ' s'),
      note(`refused writes ${tally(full)}, ${freeWhenFull} bytes free when full`),
    ];
  },
};

function keptFigures(databaseUrl: string, acknowledged: readonly string[]): Measurement[] {
  const present = presentSlugs(databaseUrl);
  const unacknowledged = [...present].filter((slug) => !acknowledged.includes(slug));
  return [
    all(
      'acknowledged and present',
      acknowledged.filter((slug) => present.has(slug)).length,
      acknowledged.length,
    ),
    atMost('present but refused', unacknowledged.length, 0),
  ];
}

function isUnplanned(outcome: Outcome): boolean {
  return !hasStatus(outcome, 201, 503, 507);
}

/** @throws Skipped if this machine may not mount a file system in memory */
function mountDisk(harness: Harness): string {
  const folder = harness.folder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch {
    throw new Skipped('this machine may not mount a small disk (run it as root)');
  }
  harness.cleanup.add(() => execFileSync('umount', ['--lazy', folder]));
  chmodSync(folder, 0o700);
  return folder;
}
