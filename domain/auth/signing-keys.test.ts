import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { createAccessTokens } from './access-token.ts';
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
  const now = () => new Date(clock.ms);
  const instance = () => {
    const keys = createSigningKeys(database.query, box, now);
    return { keys, tokens: createAccessTokens(keys, 'http://site/auth/v1', now) };
  };
  return { database, clock, now, instance };
}

describe.each(engines)('signing keys on $name', (engine) => {
  test('a new key is published at once and signs ten minutes later, in all instances alike', async () => {
    const { clock, instance } = await open(engine);
    const one = instance();
    const other = instance();
    await one.keys.add();
    const old = await one.tokens.issue(subject);
    expect((await other.tokens.verify(old.token)).ok).toBe(true);
    clock.ms += minute;
    await one.keys.add();
    const [young] = (await one.keys.publicKeys()).map((key) => key.kid);
    expect(young).not.toBe(kidOf(old.token));
    // One that starts now finds a younger key and an older one.
    const third = instance();
    const all = [one, other, third];
    const kids = () => Promise.all(all.map(async ({ tokens }) => kidOf((await tokens.issue(subject)).token)));
    clock.ms += 10 * minute - 1;
    expect(await kids()).toEqual(Array(3).fill(kidOf(old.token)));
    clock.ms += 1;
    expect(await kids()).toEqual(Array(3).fill(young));
    for (const { keys, tokens } of all) {
      expect((await keys.publicKeys()).map((key) => key.kid)).toEqual([young, kidOf(old.token)]);
      expect((await tokens.verify(old.token)).ok).toBe(true);
    }
  });

  test('no instance signs with a key that another one does not show yet', async () => {
    const { clock, instance } = await open(engine);
    const [signing, showing] = [instance(), instance()];
    await signing.keys.add();
    // Has looked just before the rotation, so it looks again only ten minutes later.
    await showing.keys.publicKeys();
    clock.ms += 1;
    await signing.keys.rotate();
    for (let step = 0; step < 24; step += 1) {
      const { token } = await signing.tokens.issue(subject);
      expect((await showing.keys.publicKeys()).map((key) => key.kid)).toContain(kidOf(token));
      clock.ms += minute / 2;
    }
  });

  test('of several keys all too young the one known for longest signs', async () => {
    const { clock, instance } = await open(engine);
    const { keys, tokens } = instance();
    await keys.add();
    const first = kidOf((await tokens.issue(subject)).token);
    clock.ms += minute;
    await keys.add();
    clock.ms += minute;
    await keys.add();
    expect(kidOf((await tokens.issue(subject)).token)).toBe(first);
  });

  test('an old key stays in the set until its last token has expired, and is then removed', async () => {
    const { database, clock, instance } = await open(engine);
    const { keys, tokens } = instance();
    await keys.add();
    const old = await tokens.issue(subject);
    clock.ms += minute;
    const { kid, removed } = await keys.rotate();
    expect(removed).toBe(0);
    // The old key signs for ten minutes more, and what it signs lasts an hour.
    clock.ms += 10 * minute - 1;
    const last = await tokens.issue(subject);
    expect(kidOf(last.token)).toBe(kidOf(old.token));
    clock.ms += 59 * minute;
    expect((await tokens.verify(last.token)).ok).toBe(true);
    clock.ms += minute + 1;
    expect((await keys.publicKeys()).map((key) => key.kid)).toEqual([kid, kidOf(old.token)]);
    clock.ms += 10 * minute;
    expect((await keys.publicKeys()).map((key) => key.kid)).toEqual([kid]);
    expect(await keys.verifier(kidOf(old.token))).toBe('unknown');
    const next = await keys.rotate();
    expect(next.removed).toBe(1);
    const stored = await database.query.selectFrom('signing_keys').select('kid').execute();
    expect(stored.map((row) => row.kid).toSorted()).toEqual([kid, next.kid].toSorted());
  });

  test('a rotation with another SECRET_KEY changes nothing', async () => {
    const { database, now, instance } = await open(engine);
    await instance().keys.add();
    const other = createSecretBox('another secret key, also long enough');
    await expect(createSigningKeys(database.query, other, now).rotate()).rejects.toThrow('SECRET_KEY');
    expect(await database.query.selectFrom('signing_keys').select('kid').execute()).toHaveLength(1);
  });

  test('invented key ids do not become queries', async () => {
    const { database, clock, now, instance } = await open(engine);
    await instance().keys.add();
    const queries = vi.spyOn(database.query, 'selectFrom');
    const keys = createSigningKeys(database.query, box, now);
    const askMany = () =>
      Promise.all(Array.from({ length: 50 }, (_, index) => keys.verifier(`kid-${index}`)));
    expect(await askMany()).toEqual(Array(50).fill('unknown'));
    expect(queries).toHaveBeenCalledTimes(1);
    clock.ms += 1000;
    await askMany();
    await askMany();
    expect(queries).toHaveBeenCalledTimes(2);
  });

  test('private halves are unreadable at rest, and another SECRET_KEY is told apart at the start', async () => {
    const { database, now, instance } = await open(engine);
    await instance().keys.add();
    const row = await database.query.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.public_jwk)).not.toHaveProperty('d');
    expect(row.private_jwk).toMatch(/^v1\.[\w-]+$/);
    const wrong = createSigningKeys(
      database.query,
      createSecretBox('quite another secret key, also long'),
      now,
    );
    await expect(wrong.publicKeys()).rejects.toThrow('SECRET_KEY is not the one');
  });

  test('an outage while reading the keys is not remembered', async () => {
    const { database, now, instance } = await open(engine);
    await instance().keys.add();
    const keys = createSigningKeys(database.query, box, now);
    await database.query.schema.alterTable('signing_keys').renameTo('away').execute();
    await expect(keys.publicKeys()).rejects.toThrow();
    await database.query.schema.alterTable('away').renameTo('signing_keys').execute();
    expect(await keys.publicKeys()).toHaveLength(1);
  });
});

function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
}
