/** Scheduled pages on two instances with several workers each: each page is published once, and in time. */
import { setTimeout as delay } from 'node:timers/promises';
import { all, atMost, type Check, type Figure } from '../../check.ts';
import { ask } from '../../harness/ask.ts';
import { expectStatus, openSession } from '../../harness/backend.ts';
import { pageRows } from '../../harness/pages.ts';
import { insertDraft, schedule } from '../../harness/scheduled-pages.ts';
import type { Site } from '../../harness/start-site.ts';

const pages = 40;
const dueInMs = 4000;
const lateMs = 5000;
const pollMs = 20;

export const scheduleInstances: Check = {
  name: 'schedule-instances',
  summary: `${pages} scheduled pages on two instances with two workers each and one PostgreSQL`,
  async run(harness): Promise<Figure[]> {
    const { databaseUrl, connect } = await harness.startPostgres();
    const options = { databaseUrl, env: { WORKERS: '2' } };
    const first = await harness.startSite(options);
    const second = await harness.startSite(options);
    const token = await openSession(first.origin);
    const publishAt = new Date(Date.now() + dueInMs);
    for (const row of pageRows('agendada', 0, pages)) {
      await schedule(first.origin, token, await insertDraft(first.origin, token, row), publishAt);
    }
    const client = await connect();
    const one = async (statement: string) =>
      Number((await client.query<{ count: string }>(statement)).rows[0]?.count ?? -1);
    const published = () => one('SELECT count(*) FROM generated_pages');
    const early = Date.now() < publishAt.getTime() ? await published() : -1;
    while ((await published()) < pages && Date.now() < publishAt.getTime() + 2 * lateMs) await delay(pollMs);
    const lastAfterMs = Date.now() - publishAt.getTime();
    // The row of the job is written after the pages.
    await delay(lateMs / 5);
    const figures = [
      atMost('published before their time', early, 0),
      all('pages present', await published(), pages),
      all('versions', await one('SELECT count(*) FROM page_versions'), pages),
      atMost('drafts left', await one('SELECT count(*) FROM page_drafts'), 0),
      all('published, as the processes count', (await counted(first)) + (await counted(second)), pages),
      atMost('the last one late by', lastAfterMs, lateMs, ' ms'),
    ];
    await client.end();
    return figures;
  },
};

/** How many pages all workers of the site have published. */
async function counted({ origin }: Site): Promise<number> {
  const { body } = expectStatus(await ask(origin, '/metrics'), 200);
  const found = /^job_affected_total\{job="publish_scheduled"\} (\d+)$/m.exec(body.toString());
  return Number(found?.[1] ?? -1);
}
