/** Scheduled pages on several workers and on two instances: each page is published once, and in time. */
import { setTimeout as delay } from 'node:timers/promises';
import { all, atMost, type Check, type Measurement, under } from '../../check.ts';
import { ask } from '../../harness/ask.ts';
import { expectStatus, openSession } from '../../harness/backend.ts';
import { pageRows } from '../../harness/pages.ts';
import { insertDraft, schedule } from '../../harness/scheduled-pages.ts';
import type { StartedSite } from '../../harness/start-site.ts';
import { readRows } from '../../harness/stored-pages.ts';

const pages = 40;
const dueInMs = 4000;
const maxDelayMs = 5000;
const pollMs = 20;

const workers = 4;

export const scheduleInstances: Check = {
  name: 'schedule-instances',
  summary: `${pages} scheduled pages with ${workers} workers on SQLite, and on two instances with as many each and one PostgreSQL`,
  async run(harness): Promise<Measurement[]> {
    const env = { WORKERS: String(workers) };
    const file = `file:${harness.folder()}/site.db`;
    const alone = await harness.startSite({ databaseUrl: file, env });
    const onSqlite = await publishAll([alone], async (statement) =>
      Number(readRows(file, statement)[0]?.count ?? -1),
    );
    await alone.end();

    const { databaseUrl, connect } = await harness.startPostgres();
    const sites = [
      await harness.startSite({ databaseUrl, env }),
      await harness.startSite({ databaseUrl, env }),
    ];
    const client = await connect();
    const onPostgres = await publishAll(sites, async (statement) =>
      Number((await client.query<{ count: string }>(statement)).rows[0]?.count ?? -1),
    );
    await client.end();
    return [...under('SQLite', onSqlite), ...under('PostgreSQL', onPostgres)];
  },
};

/** @param count runs a statement that answers one number called `count` */
async function publishAll(
  sites: readonly StartedSite[],
  count: (statement: string) => Promise<number>,
): Promise<Measurement[]> {
  const { origin } = sites[0] as StartedSite;
  const token = await openSession(origin);
  const publishAt = new Date(Date.now() + dueInMs);
  for (const row of pageRows('agendada', 0, pages)) {
    await schedule(origin, token, await insertDraft(origin, token, row), publishAt);
  }
  const published = () => count('SELECT count(*) AS count FROM generated_pages');
  const early = Date.now() < publishAt.getTime() ? await published() : -1;
  while ((await published()) < pages && Date.now() < publishAt.getTime() + 2 * maxDelayMs)
    await delay(pollMs);
  const lastAfterMs = Date.now() - publishAt.getTime();
  // A process counts what it has published only after the pages are stored.
  await delay(maxDelayMs / 5);
  const counts = await Promise.all(sites.map(publishedBy));
  return [
    atMost('published before their time', early, 0),
    all('pages present', await published(), pages),
    all('versions', await count('SELECT count(*) AS count FROM page_versions'), pages),
    atMost('drafts left', await count('SELECT count(*) AS count FROM page_drafts'), 0),
    all(
      'published, as the processes count',
      counts.reduce((sum, count) => sum + count, 0),
      pages,
    ),
    atMost('the last one late by', lastAfterMs, maxDelayMs, ' ms'),
  ];
}

/** How many pages all workers of the site have published. */
async function publishedBy({ origin }: StartedSite): Promise<number> {
  const { body } = expectStatus(await ask(origin, '/metrics'), 200);
  const found = /^job_affected_total\{job="publish_scheduled"\} (\d+)$/m.exec(body.toString());
  return Number(found?.[1] ?? -1);
}
