/** What /readyz says while the disk of an SQLite site is full. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/start-server.ts';

/** Replaces `statfsSync`, even in modules that are already loaded. */
function replaceStatfs(answer: typeof fs.statfsSync): void {
  fs.statfsSync = answer;
  syncBuiltinESMExports();
}

test('/readyz says that nothing can be written to a full disk, and recovers as soon as it has room', async () => {
  const { statfsSync } = fs;
  onTestFinished(() => replaceStatfs(statfsSync));
  const { send } = await startServer();
  expect(await send('/readyz')).toMatchObject({ status: 200, text: 'ok' });
  replaceStatfs(((path: string) => ({ ...statfsSync(path), bavail: 0 })) as typeof fs.statfsSync);
  await expect
    .poll(() => send('/readyz'))
    .toMatchObject({ status: 503, text: 'reads: ok\nwrites: failing\n' });
  expect((await send('/motores')).status).toBe(200);
  replaceStatfs(statfsSync);
  await expect.poll(async () => (await send('/readyz')).status).toBe(200);
});
