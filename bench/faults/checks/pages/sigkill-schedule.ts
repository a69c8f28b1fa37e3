/** SIGKILL while scheduled pages are published: new ones, and ones whose address changes. */
import { setTimeout as delay } from 'node:timers/promises';
import { all, atMost, type Check, note } from '../../check.ts';
import { hasStatus, openSession, publish } from '../../harness/backend.ts';
import { pageRow, pageRows } from '../../harness/pages.ts';
import { processTree, signalAll } from '../../harness/processes.ts';
import {
  changedDraft,
  insertDraft,
  type MadeDraft,
  pageIdAt,
  schedule,
} from '../../harness/scheduled-pages.ts';
import { readRows } from '../../harness/stored-pages.ts';

const kills = { short: 5, long: 100 };
const newPages = 12;
const renamedPages = 6;
/** Even a busy machine schedules all drafts of a round within this time. */
const dueInMs = 3000;
/** A process looks every two seconds, so the pages of a round are published within this time after they are due. */
const spreadMs = 2200;
const settleMs = 6000;

export const sigkillSchedule: Check = {
  name: 'sigkill-schedule',
  summary: `SIGKILL ${kills.short} times while scheduled pages are published; ${kills.long} with --long`,
  async run(harness) {
    const databaseUrl = `file:${harness.folder()}/site.db`;
    const count = harness.isLong ? kills.long : kills.short;
    let scheduled = 0;
    let renamed = 0;
    for (let kill = 0; kill < count; kill += 1) {
      const site = await harness.startSite({ databaseUrl });
      const token = await openSession(site.origin);
      const drafts = await makeDrafts(site.origin, token, kill);
      const publishAt = new Date(Date.now() + dueInMs);
      await Promise.all(drafts.map((draft) => schedule(site.origin, token, draft, publishAt)));
      scheduled += drafts.length;
      renamed += renamedPages;
      await delay(Math.max(0, publishAt.getTime() - Date.now()) + ((kill * 457) % spreadMs));
      signalAll(processTree(site.pid), 'SIGKILL');
      await site.exited;
    }
    const last = await harness.startSite({ databaseUrl });
    await untilNothingIsScheduled(databaseUrl);
    await last.end();
    const countOf = (statement: string) => Number(readRows(databaseUrl, statement)[0]?.count ?? -1);
    const ofNew = "slug LIKE 'nova-%'";
    const ofRenamed = "slug LIKE 'mudada-%'";
    const versionsOf = (where: string, versions: number) =>
      `SELECT count(*) AS count FROM generated_pages page WHERE ${where} AND
       (SELECT count(*) FROM page_versions WHERE page_id = page.id) = ${versions}`;
    return [
      all(
        'new pages present',
        countOf(`SELECT count(*) AS count FROM generated_pages WHERE ${ofNew}`),
        scheduled - renamed,
      ),
      all('with one version', countOf(versionsOf(ofNew, 1)), scheduled - renamed),
      all(
        'changed pages present',
        countOf(`SELECT count(*) AS count FROM generated_pages WHERE ${ofRenamed}`),
        renamed,
      ),
      all('with two versions', countOf(versionsOf(ofRenamed, 2)), renamed),
      all(
        'with their redirect',
        countOf("SELECT count(*) AS count FROM redirects WHERE kind = 'slug'"),
        renamed,
      ),
      all(
        'with the fingerprint of their text',
        countOf(`SELECT count(*) AS count FROM generated_pages page JOIN page_fingerprints print
             ON print.page_id = page.id AND print.revision = page.revision`),
        scheduled,
      ),
      atMost('drafts left', countOf('SELECT count(*) AS count FROM page_drafts'), 0),
      note(`${scheduled} pages scheduled, ${count} kills`),
    ];
  },
};

/** Drafts of new pages, and copies of pages with a changed address. */
async function makeDrafts(origin: string, token: string, kill: number) {
  const before = pageRows(`antes-${kill}`, 0, renamedPages);
  if (!hasStatus(await publish(origin, token, before), 201)) throw new Error('The pages are not published');
  const drafts: MadeDraft[] = [];
  for (const row of pageRows(`nova-${kill}`, 0, newPages)) {
    drafts.push(await insertDraft(origin, token, row));
  }
  for (const [index, { slug }] of before.entries()) {
    const pageId = await pageIdAt(origin, token, slug);
    drafts.push(await changedDraft(origin, token, pageId, pageRow(`mudada-${kill}-${index}`)));
  }
  return drafts;
}

async function untilNothingIsScheduled(databaseUrl: string): Promise<void> {
  const deadline = performance.now() + settleMs;
  const left = () => readRows(databaseUrl, "SELECT id FROM page_drafts WHERE state = 'scheduled'").length;
  while (left() > 0 && performance.now() < deadline) await delay(100);
}
