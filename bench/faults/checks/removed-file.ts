/** Somebody removes the SQLite file under the running server. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Check, holds, none, note } from '../check.ts';
import { ask, nameOf, type Outcome, tally } from '../harness/ask.ts';
import { expectStatus, hasStatus, openSession, publish } from '../harness/backend.ts';
import { pageRow } from '../harness/pages.ts';

const writes = 20;
/** The time that the server has to notice: as long as any answer may take. */
const noticeMs = 3000;

export const removedFile: Check = {
  name: 'removed-file',
  summary: 'the SQLite file is removed under the running server, which is then started again',
  async run(harness) {
    const folder = join(harness.folder(), 'data');
    const databaseUrl = `file:${join(folder, 'site.db')}`;
    // The secret key is next to the database, as by default.
    const site = await harness.startSite({ databaseUrl, env: { SECRET_KEY: '' } });
    const token = await openSession(site.origin);
    expectStatus(await publish(site.origin, token, [pageRow('antes')]), 201);
    for (const name of readdirSync(folder)) if (isDatabase(name)) rmSync(join(folder, name));

    const outcomes: Outcome[] = [];
    for (let index = 0; index < writes; index += 1) {
      outcomes.push(await publish(site.origin, token, [pageRow(`depois-${index}`)]));
    }
    await delay(noticeMs);
    const readiness = await ask(site.origin, '/readyz');
    const page = await ask(site.origin, '/');
    await site.end();

    const next = await harness.startSite({ databaseUrl, env: { SECRET_KEY: '' }, isReadinessIgnored: true });
    const exit = await Promise.race([next.exited, delay(8000, null)]);
    const said = next.log().trim().split('\n').at(-1) ?? '';
    await next.end();
    const acknowledged = outcomes.filter((outcome) => hasStatus(outcome, 200, 201, 204)).length;
    return [
      none('writes acknowledged', acknowledged, outcomes.length),
      none(
        'writes answered 500',
        outcomes.filter((outcome) => hasStatus(outcome, 500)).length,
        outcomes.length,
      ),
      holds('/readyz reports it', hasStatus(readiness, 503)),
      holds('the next start is refused', exit !== null && exit.code !== 0),
      holds('no new database', !existsSync(join(folder, 'site.db'))),
      note(`writes ${tally(outcomes)}, home page ${nameOf(page)}, the start said '${said.slice(0, 120)}'`),
    ];
  },
};

/** The file and its companions, but not the secret key. */
function isDatabase(name: string): boolean {
  return /\.db(-wal|-shm)?$/.test(name);
}
