/**
 * The time a refusal takes must not reveal whether the account exists. Hashing takes nearly all of it, so the tests
 * assert that both kinds of refusal compute the same hash. The durations are only printed.
 */
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines, type TestEngine } from '#tests/support/databases.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, hash: vi.fn(original.hash), verify: vi.fn(original.verify) };
});

// Test files of one worker share modules, so the server is loaded afresh with the mocked hashes, and again afterwards.
vi.resetModules();
const argon2 = await import('@node-rs/argon2');
const { email, startAuthServer } = await import('./auth-support.ts');

afterAll(() => {
  vi.resetModules();
});

const rounds = 15;
const unknownEmail = (round: number) => `ninguem-${round}@example.com`;

beforeEach(() => {
  vi.mocked(argon2.verify).mockClear();
  vi.mocked(argon2.hash).mockClear();
});

async function start(engine: TestEngine) {
  let attempt = 0;
  // Every attempt comes from its own address, so that no limit answers instead of the hash.
  const server = await startAuthServer(engine, {
    clientAddress: () => `10.0.${attempt >> 8}.${attempt & 255}`,
  });
  vi.mocked(argon2.hash).mockClear();
  return {
    /** @returns the milliseconds it took, and the hashes that the password was compared with */
    async refuse(name: string, password = 'errada demais') {
      attempt += 1;
      vi.mocked(argon2.verify).mockClear();
      const before = performance.now();
      const response = await server.call('/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: name, password }),
      });
      const body = await response.text();
      const duration = performance.now() - before;
      const hashes = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash));
      return { status: response.status, body, duration, hashes };
    },
  };
}

describe.each(engines)('a refused sign-in on $name', (engine) => {
  test('costs one hash of the same kind and gets the same answer, whether or not the user exists', async () => {
    const { refuse } = await start(engine);
    await refuse(email);
    const known: number[] = [];
    const unknown: number[] = [];
    // Alternating, so that other load on the machine affects both equally.
    for (let round = 0; round < rounds; round += 1) {
      const wrong = await refuse(email);
      const stranger = await refuse(unknownEmail(round));
      known.push(wrong.duration);
      unknown.push(stranger.duration);
      expect([stranger.status, stranger.body]).toEqual([wrong.status, wrong.body]);
      expect(wrong.status).toBe(400);
      expect([wrong.hashes.length, stranger.hashes.length]).toEqual([1, 1]);
      expect(costOf(stranger.hashes[0])).toBe(costOf(wrong.hashes[0]));
      expect(stranger.hashes[0]).not.toBe(wrong.hashes[0]);
    }
    // The decoy was computed before the first unknown user.
    expect(argon2.hash).not.toHaveBeenCalled();
    process.stdout.write(
      `sign-in refused on ${engine.name}: known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms, ratio ${(median(unknown) / median(known)).toFixed(2)}\n`,
    );
  });

  test('costs no hash if the password is longer than any stored one can be', async () => {
    const { refuse } = await start(engine);
    for (const name of [email, unknownEmail(0)]) {
      const { status, hashes } = await refuse(name, 'x'.repeat(2000));
      expect([status, hashes]).toEqual([400, []]);
    }
  });
});

/** Algorithm, version and parameters of a PHC string. */
function costOf(hash: string | undefined): string | undefined {
  return hash?.split('$').slice(0, 4).join('$');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
