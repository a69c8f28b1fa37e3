import { expect, test } from 'vitest';
import { TooCostly } from '#database/too-costly.ts';
import { createCostlyReads } from './costly-reads.ts';

const limits = { atOnce: 2, waiting: 3, maxWaitMs: 20_000, maxReadMs: 1000 };
const session = (sessionId: string) => ({ sessionId });

/** Reads that end when told to, and the names of those that have started. */
function controlledReads() {
  const started: string[] = [];
  const endings = new Map<string, () => void>();
  return {
    started,
    read: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => endings.set(name, () => resolve(name)));
    },
    end: (name: string) => endings.get(name)?.(),
  };
}

test('one read of a session runs at a time, and others of the session wait their turn', async () => {
  const reads = createCostlyReads(limits);
  const { started, read, end } = controlledReads();
  const first = reads.run(session('a'), read('a1'));
  const second = reads.run(session('a'), read('a2'));
  const other = reads.run(session('b'), read('b1'));
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  end('a1');
  expect(await first).toEqual({ ok: true, value: 'a1' });
  await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
  end('a2');
  end('b1');
  expect(await second).toEqual({ ok: true, value: 'a2' });
  expect(await other).toEqual({ ok: true, value: 'b1' });
});

test('a session that keeps many reads waiting does not keep out another session', async () => {
  const reads = createCostlyReads(limits);
  const { started, read, end } = controlledReads();
  const all = ['a1', 'a2', 'a3'].map((name) => reads.run(session('a'), read(name)));
  all.push(reads.run(session('b'), read('b1')));
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  for (const name of ['b1', 'a1', 'a2', 'a3']) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
});

test('a read that finds the queue full, or waits too long, is told to try again', async () => {
  const { read, end } = controlledReads();
  const reads = createCostlyReads({ ...limits, waiting: 1, maxWaitMs: 20 });
  const running = reads.run(session('a'), read('a1'));
  const waiting = reads.run(session('a'), read('a2'));
  const refused = { ok: false, failure: { status: 503, headers: { 'Retry-After': '1' } } };
  expect(await reads.run(session('a'), read('a3'))).toMatchObject(refused);
  expect(await waiting).toMatchObject(refused);
  end('a1');
  expect(await running).toMatchObject({ ok: true });
});

test('a read that fails or is cancelled makes room for the next', async () => {
  const reads = createCostlyReads(limits);
  const cancelled = await reads.run(session('a'), () => Promise.reject(new TooCostly()));
  expect(cancelled).toMatchObject({ ok: false, failure: { status: 504, code: '57014' } });
  await expect(reads.run(session('a'), () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(await reads.run(session('a'), async (remainingMs) => remainingMs() > 0)).toEqual({
    ok: true,
    value: true,
  });
});
