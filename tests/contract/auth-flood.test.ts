/** Many strangers at once must not keep the owner out. */
import { describe, expect, test } from 'vitest';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { email, password, startAuthServer } from './auth-support.ts';

const home = '192.0.2.1';
const strangers = 200;
const ownerTries = 12;

describe.each(engines)('a flood of sign-ins on $name', (engine) => {
  test(`the owner signs in from a familiar network while ${strangers} strangers try at once`, async () => {
    const { signIn, strangerFrom } = await start(engine);
    expect((await signIn(home, email, password)).status).toBe(200);

    let isOver = false;
    const answers = { 400: 0, 429: 0 } as Record<number, number>;
    const flood = Array.from({ length: strangers }, async (_, index) => {
      for (let round = 0; !isOver; round += 1) {
        const { status } = await strangerFrom(index, round);
        answers[status] = (answers[status] ?? 0) + 1;
      }
    });
    let statuses: number[];
    try {
      // Waits until the queue is full.
      await expect.poll(() => answers[429]).toBeGreaterThan(0);
      const tries = Array.from({ length: ownerTries }, () => signIn(home, email, password));
      statuses = (await Promise.all(tries)).map(({ status }) => status);
    } finally {
      isOver = true;
      await Promise.all(flood);
    }
    process.stdout.write(
      `owner signed in ${statuses.filter((status) => status === 200).length} of ${ownerTries} on ${engine.name}; strangers: ${JSON.stringify(answers)}\n`,
    );
    expect(statuses).toEqual(Array(ownerTries).fill(200));
    expect(Object.keys(answers).toSorted()).toEqual(['400', '429']);
    expect(answers[429]).toBeGreaterThan(0);
  });

  test('a stranger who finds the queue full is told when to retry', async () => {
    const { strangerFrom } = await start(engine);
    const answers = await Promise.all(
      Array.from({ length: strangers }, (_, index) => strangerFrom(index, 0)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBe(5);
  });
});

async function start(engine: TestEngine) {
  const server = await startAuthServer(engine, {
    clientAddress: (context) => context.req.header('x-test-address') ?? '',
  });
  const signIn = (address: string, name: string, attempt: string) =>
    server.call('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-test-address': address },
      body: JSON.stringify({ email: name, password: attempt }),
    });
  return {
    signIn,
    /** A wrong password for a different name, from a different network. */
    strangerFrom: (index: number, round: number) =>
      signIn(`10.${index}.${round % 250}.1`, `u${index}-${round}@example.com`, 'errada demais'),
  };
}
