/** How long a refusal takes must not tell whether the account exists. */
import { expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { email, startAuthServer } from './auth-support.ts';

const rounds = 25;

test('an unknown user is refused as slowly as a wrong password', async () => {
  const [engine] = engines;
  if (engine === undefined) throw new Error('no engine');
  let attempt = 0;
  // Every attempt from a place of its own, so that no limit answers in place of the hash.
  const server = await startAuthServer(engine, {
    clientAddress: () => `10.0.${attempt >> 8}.${attempt & 255}`,
  });
  const refuse = async (name: string): Promise<number> => {
    attempt += 1;
    const start = performance.now();
    const response = await server.call('/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: name, password: 'errada demais' }),
    });
    await response.text();
    expect(response.status).toBe(400);
    return performance.now() - start;
  };
  await refuse(email);
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, so that whatever else the machine does falls on both alike.
  for (let round = 0; round < rounds; round += 1) {
    known.push(await refuse(email));
    unknown.push(await refuse(`ninguem-${round}@example.com`));
  }
  const ratio = median(unknown) / median(known);
  process.stdout.write(
    `sign-in refused: known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms, ratio ${ratio.toFixed(2)}\n`,
  );
  // Without the decoy the ratio is about a quarter.
  expect(ratio).toBeGreaterThan(0.67);
  expect(ratio).toBeLessThan(1.5);
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
