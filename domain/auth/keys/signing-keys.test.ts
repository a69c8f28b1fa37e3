import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAccessTokens } from '#domain/auth/sessions/access-token.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { createSecretBox } from './secret-box.ts';
import { createSigningKeys } from './signing-keys.ts';

const box = createSecretBox('a secret key of thirty-two letters');
const minute = 60_000;
const subject = {
  administrator: {
    id: '7f8b2b7e-5a2f-4f0e-9a53-0c7f5b1f3f11',
    email: 'dona@example.com',
    userMetadata: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    lastSignInAt: null,
  },
  session: { id: '0b0f2a8e-4c3e-4d56-9a51-6a6f8f6f0a11', aal: 'aal1' as const, amr: [] },
};

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  const clock = { ms: Date.UTC(2026, 0, 1) };
  const dependencies = { database, box, clock: () => new Date(clock.ms) };
  const startProcess = () => {
    const keys = createSigningKeys(dependencies);
    const issuer = 'http://site/auth/v1';
    return { keys, tokens: createAccessTokens({ keys, issuer, clock: dependencies.clock }) };
  };
  return { database, clock, dependencies, startProcess };
}

describe.each(engines)('signing keys on $name', (engine) => {
  test('a new key is published at once and signs ten minutes later, in all processes', async () => {
    const { clock, startProcess } = await open(engine);
    const one = startProcess();
    const other = startProcess();
    await one.keys.add();
    const old = await one.tokens.issue(subject);
    expect((await other.tokens.verify(old.token)).ok).toBe(true);
    clock.ms += minute;
    await one.keys.add();
    const [newer] = (await one.keys.keySet()).map((key) => key.kid);
    expect(newer).not.toBe(kidOf(old.token));
    // A process that starts now loads a newer key and an older one.
    const third = startProcess();
    const all = [one, other, third];
    const kids = () => Promise.all(all.map(async ({ tokens }) => kidOf((await tokens.issue(subject)).token)));
    clock.ms += 10 * minute - 1;
    expect(await kids()).toEqual(Array(3).fill(kidOf(old.token)));
    clock.ms += 1;
    expect(await kids()).toEqual(Array(3).fill(newer));
    for (const { keys, tokens } of all) {
      expect((await keys.keySet()).map((key) => key.kid)).toEqual([newer, kidOf(old.token)]);
      expect((await tokens.verify(old.token)).ok).toBe(true);
    }
  });

  test('no process signs with a key that another one has not loaded yet', async () => {
    const { clock, startProcess } = await open(engine);
    const [signing, publishing] = [startProcess(), startProcess()];
    await signing.keys.add();
    // Loads the keys just before the rotation, so it reloads them only ten minutes later.
    await publishing.keys.keySet();
    clock.ms += 1;
    await signing.keys.rotate();
    for (let step = 0; step < 24; step += 1) {
      const { token } = await signing.tokens.issue(subject);
      expect((await publishing.keys.keySet()).map((key) => key.kid)).toContain(kidOf(token));
      clock.ms += minute / 2;
    }
  });

  test('after the clock was set back, a process still notices another process’s keys', async () => {
    const { clock, startProcess } = await open(engine);
    const [one, other] = [startProcess(), startProcess()];
    await one.keys.add();
    const rightMs = clock.ms;
    clock.ms += 400 * 24 * 60 * minute;
    await other.keys.keySet();
    clock.ms = rightMs + minute;
    await one.keys.add();
    const [newest] = (await one.keys.keySet()).map((key) => key.kid);
    expect((await other.keys.keySet()).map((key) => key.kid)).toContain(newest);
  });

  test('if all keys are too new to sign, the oldest one signs', async () => {
    const { clock, startProcess } = await open(engine);
    const { keys, tokens } = startProcess();
    await keys.add();
    const first = kidOf((await tokens.issue(subject)).token);
    clock.ms += minute;
    await keys.add();
    clock.ms += minute;
    await keys.add();
    expect(kidOf((await tokens.issue(subject)).token)).toBe(first);
  });

  test('an old key stays in the set until its last token has expired, and is then deleted', async () => {
    const { database, clock, startProcess } = await open(engine);
    const { keys, tokens } = startProcess();
    await keys.add();
    const old = await tokens.issue(subject);
    clock.ms += minute;
    const { kid, removed } = await keys.rotate();
    expect(removed).toBe(0);
    // The old key signs for ten more minutes, and its tokens are valid for an hour.
    clock.ms += 10 * minute - 1;
    const last = await tokens.issue(subject);
    expect(kidOf(last.token)).toBe(kidOf(old.token));
    clock.ms += 59 * minute;
    expect((await tokens.verify(last.token)).ok).toBe(true);
    clock.ms += minute + 1;
    expect((await keys.keySet()).map((key) => key.kid)).toEqual([kid, kidOf(old.token)]);
    clock.ms += 10 * minute;
    expect((await keys.keySet()).map((key) => key.kid)).toEqual([kid]);
    expect(await keys.verifier(kidOf(old.token))).toBe('unknown');
    const next = await keys.rotate();
    expect(next.removed).toBe(1);
    const stored = await database.query.selectFrom('signing_keys').select('kid').execute();
    expect(stored.map((row) => row.kid).toSorted()).toEqual([kid, next.kid].toSorted());
  });

  test('a rotation with another SECRET_KEY changes nothing', async () => {
    const { database, dependencies, startProcess } = await open(engine);
    await startProcess().keys.add();
    const other = createSecretBox('another secret key, also long enough');
    await expect(createSigningKeys({ ...dependencies, box: other }).rotate()).rejects.toThrow('SECRET_KEY');
    expect(await database.query.selectFrom('signing_keys').select('kid').execute()).toHaveLength(1);
  });

  test('any number of invented key ids causes at most one query a second', async () => {
    const { database, clock, dependencies, startProcess } = await open(engine);
    await startProcess().keys.add();
    const queries = vi.spyOn(database.query, 'selectFrom');
    const keys = createSigningKeys(dependencies);
    const lookUpMany = () =>
      Promise.all(Array.from({ length: 50 }, (_, index) => keys.verifier(`kid-${index}`)));
    expect(await lookUpMany()).toEqual(Array(50).fill('unknown'));
    expect(queries).toHaveBeenCalledTimes(1);
    clock.ms += 1000;
    await lookUpMany();
    await lookUpMany();
    expect(queries).toHaveBeenCalledTimes(2);
  });

  test('private halves are unreadable at rest, and a wrong SECRET_KEY is recognised', async () => {
    const { database, dependencies, startProcess } = await open(engine);
    await startProcess().keys.add();
    const row = await database.query.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.public_jwk)).not.toHaveProperty('d');
    expect(row.private_jwk).toMatch(/^v1\.[\w-]+$/);
    const wrong = createSigningKeys({
      ...dependencies,
      box: createSecretBox('quite another secret key, also long'),
    });
    await expect(wrong.keySet()).rejects.toThrow('SECRET_KEY is not the one');
  });

  test('after an attempt to load the keys has failed, the next one can succeed', async () => {
    const { database, dependencies, startProcess } = await open(engine);
    await startProcess().keys.add();
    const keys = createSigningKeys(dependencies);
    await database.query.schema.alterTable('signing_keys').renameTo('away').execute();
    await expect(keys.keySet()).rejects.toThrow();
    await database.query.schema.alterTable('away').renameTo('signing_keys').execute();
    expect(await keys.keySet()).toHaveLength(1);
  });
});

function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
}
