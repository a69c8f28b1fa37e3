/** Strangers try passwords from everywhere while the owner wants to sign in from his usual address. */

import { quantile } from '../../statistics.ts';
import { all, type Check, note } from '../check.ts';
import { type Outcome, tally } from '../harness/ask.ts';
import { hasStatus, openSession, signIn, wrongPassword } from '../harness/backend.ts';
import { administrator } from '../harness/start-site.ts';

const strangers = 200;
const ownTries = 12;
const ownAddress = '203.0.113.7';

export const signInCrowd: Check = {
  name: 'sign-in-crowd',
  summary: `the owner signs in ${ownTries} times while ${strangers} strangers try from ${strangers} networks`,
  async run(harness) {
    const { origin } = await harness.startSite({
      databaseUrl: `file:${harness.folder()}/site.db`,
      env: { TRUST_PROXY: '1' },
    });
    await openSession(origin, { address: ownAddress });

    const crowd: Outcome[] = [];
    let isOver = false;
    const strangersEnd = Promise.all(
      Array.from({ length: strangers }, async (_, index) => {
        const address = `10.${index}.1.1`;
        const email = index % 2 === 0 ? administrator.email : `conta-${index}@example.com`;
        while (!isOver) crowd.push(await signIn(origin, { email, password: wrongPassword, address }));
      }),
    );
    const own: Outcome[] = [];
    try {
      for (let tries = 0; tries < ownTries; tries += 1)
        own.push(await signIn(origin, { address: ownAddress }));
    } finally {
      isOver = true;
      await strangersEnd;
    }
    const taken = own.map(({ ms }) => ms);
    return [
      all('the owner is let in', own.filter((outcome) => hasStatus(outcome, 200)).length, ownTries),
      note(
        `his answers ${tally(own)}, median ${Math.round(quantile(taken, 0.5))} ms, slowest ${Math.round(Math.max(...taken))} ms`,
      ),
      note(`strangers ${tally(crowd)}`),
    ];
  },
};
