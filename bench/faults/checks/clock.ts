/** A clock that was 400 days ahead while somebody typed wrong passwords. */
import { atMost, type Check, holds, type Measurement, note } from '../check.ts';
import { type Outcome, tally } from '../harness/ask.ts';
import { hasStatus, signIn, wrongPassword } from '../harness/backend.ts';
import type { Harness } from '../harness/harness.ts';
import { shiftedClock } from '../harness/shifted-clock.ts';
import { administrator } from '../harness/start-site.ts';

const aheadSeconds = 400 * 24 * 3600;
const badPasswords = 11;
const waitLimitSeconds = 900;

export const clock: Check = {
  name: 'clock',
  summary: `${badPasswords} bad passwords with the clock 400 days ahead, then the clock set right`,
  async run(harness) {
    const databaseUrl = `file:${harness.folder()}/site.db`;
    // The keys and the administrator are created at the correct time.
    await (await harness.startSite({ databaseUrl })).end();

    const ahead = await harness.startSite({ databaseUrl, env: shiftedClock(aheadSeconds) });
    const tries: Outcome[] = [];
    for (let index = 0; index < badPasswords; index += 1) {
      tries.push(await signIn(ahead.origin, { password: wrongPassword }));
    }
    await ahead.end();

    const right = await harness.startSite({ databaseUrl });
    const after = await signIn(right.origin);
    return [
      note(`ahead ${tally(tries)}`),
      atMost('announced wait', secondsToWait(after), waitLimitSeconds, ' s'),
      ...(await clearing(harness, databaseUrl, right.origin)),
    ];
  },
};

/** How the operator ends the wait. */
async function clearing(harness: Harness, databaseUrl: string, origin: string): Promise<Measurement[]> {
  const cleared = await harness.cli(['limits', 'clear'], { DATABASE_URL: databaseUrl });
  const named = await harness.cli(['limits', 'clear', administrator.email], { DATABASE_URL: databaseUrl });
  const isCleared = cleared.code === 0 || named.code === 0;
  return [
    holds('`limits clear` clears it', isCleared),
    holds('the owner can then sign in', hasStatus(await signIn(origin), 200)),
  ];
}

/** Zero if the sign-in succeeded. */
function secondsToWait(outcome: Outcome): number {
  if (hasStatus(outcome, 200)) return 0;
  if (!hasStatus(outcome, 429) || outcome.kind !== 'answered') return Number.NaN;
  return Number(outcome.headers['retry-after']);
}
