/**
 * SIGKILL while pages are published from working copies, renamed, deleted and restored: each step is done completely or
 * not at all.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { all, atLeast, type Check, holds, note } from '../../check.ts';
import { call, expectStatus, openSession, publish } from '../../harness/backend.ts';
import { pageRow } from '../../harness/pages.ts';
import { processTree, signalAll } from '../../harness/processes.ts';
import { changedDraft, pageIdAt } from '../../harness/scheduled-pages.ts';
import { readRows } from '../../harness/stored-pages.ts';

const kills = { short: 5, long: 100 };
const writers = 3;

interface Walked {
  id: string;
  /** The step of the newest acknowledged text. The page may be one step ahead, if the kill came before the answer. */
  step: number;
}

export const sigkillLifecycle: Check = {
  name: 'sigkill-lifecycle',
  summary: `SIGKILL ${kills.short} times during publish, rename, delete and restore; ${kills.long} with --long`,
  async run(harness) {
    const databaseUrl = `file:${harness.folder()}/site.db`;
    const count = harness.isLong ? kills.long : kills.short;
    const walked: Walked[] = [];
    let clean = 0;
    for (let kill = 0; kill < count; kill += 1) {
      const site = await harness.startSite({ databaseUrl });
      const token = await openSession(site.origin);
      const walks = Array.from({ length: writers }, (_, writer) =>
        walkPages(site.origin, token, `${kill}-${writer}`, walked),
      );
      // The kills are spread over the first second, the same way in every run.
      await delay(150 + ((kill * 137) % 900));
      signalAll(processTree(site.pid), 'SIGKILL');
      await Promise.all([...walks, site.exited]);
      const [{ integrity_check: found } = {}] = readRows(databaseUrl, 'PRAGMA integrity_check');
      if (found === 'ok') clean += 1;
    }
    const noRowsOf = (label: string, rows: string) => {
      const [{ count: found } = { count: -1 }] = readRows(
        databaseUrl,
        `SELECT count(*) AS count FROM ${rows}`,
      );
      return holds(`no ${label}`, Number(found) === 0);
    };
    const steps = walked.reduce((sum, { step }) => sum + step, 0);
    return [
      all('databases intact after the kill', clean, count),
      all(
        'pages with their last acknowledged step',
        walked.filter(isKept(databaseUrl)).length,
        walked.length,
      ),
      ...Object.entries(halfDone).map(([label, rows]) => noRowsOf(label, rows)),
      atLeast('acknowledged steps', steps, count * writers),
      note(`${walked.length} pages, ${count} kills`),
    ];
  },
};

const shownAt = "'/links-uteis/' || page.slug";

/** What half a step would leave behind, each with the rows that would show it. */
const halfDone: Readonly<Record<string, string>> = {
  'page both published and in the trash': 'generated_pages page JOIN trashed_pages USING (id)',
  'working copy of what is published': `page_drafts draft JOIN generated_pages page
    ON page.id = draft.page_id WHERE page.content = draft.content AND page.revision > draft.base_revision`,
  'page without a version of what it says': `generated_pages page WHERE NOT EXISTS (SELECT 1 FROM page_versions
    WHERE page_id = page.id AND json_extract(snapshot, '$.content') = page.content
    AND json_extract(snapshot, '$.slug') = page.slug)`,
  'earlier address without its redirect': `page_versions version JOIN generated_pages page ON page.id = version.page_id
    WHERE json_extract(snapshot, '$.slug') <> page.slug AND NOT EXISTS (SELECT 1 FROM redirects
    WHERE to_page_id = page.id AND from_path = '/links-uteis/' || json_extract(snapshot, '$.slug'))`,
  'rule at the address of a page': `redirects JOIN generated_pages page ON from_path = ${shownAt}`,
  'deleted page whose address is not gone': `trashed_pages page WHERE NOT EXISTS (SELECT 1 FROM redirects
    WHERE from_path = ${shownAt} AND status = 410)`,
  'page without the fingerprint of what it says': `generated_pages page WHERE NOT EXISTS (SELECT 1
    FROM page_fingerprints print WHERE print.page_id = page.id AND print.revision = page.revision)`,
};

/** Publishes a page, changes its text and its address in a working copy, deletes it, restores it, and so on. */
async function walkPages(origin: string, token: string, name: string, walked: Walked[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const row = (step: number) => pageRow(`vida-${name}-${number}-${step}`);
    try {
      expectStatus(await publish(origin, token, [row(0)]), 201);
      const page = { id: await pageIdAt(origin, token, row(0).slug), step: 0 };
      walked.push(page);
      for (let round = 0; round < 3; round += 1) {
        const body = await changedDraft(origin, token, page.id, row(page.step + 1));
        expectStatus(await call(origin, '/rest/v1/rpc/publish_page', token, { body }), 200);
        page.step += 1;
        const byId = `/rest/v1/generated_pages?id=eq.${page.id}`;
        expectStatus(await call(origin, byId, token, { method: 'DELETE' }), 204);
        const trashed = { body: { id: page.id } };
        expectStatus(await call(origin, '/rest/v1/rpc/restore_trashed', token, trashed), 200);
      }
    } catch (error) {
      // The kill ends the walk; a refusal would be a bug.
      if (/^expected \d+, got (?:cut|refused)/.test(String((error as Error).message))) return;
      throw error;
    }
  }
}

/** Whether the page, or its copy in the trash, has the text of the last acknowledged step or of the step after it. */
function isKept(databaseUrl: string) {
  const texts = new Map<string, string>();
  const add = (rows: Record<string, unknown>[]) => {
    for (const { id, text } of rows) texts.set(String(id), `${texts.get(String(id)) ?? ''}${text}`);
  };
  add(readRows(databaseUrl, 'SELECT id, content AS text FROM generated_pages'));
  add(readRows(databaseUrl, 'SELECT id, snapshot AS text FROM trashed_pages'));
  return ({ id, step }: Walked) => {
    const text = texts.get(id) ?? '';
    return [step, step + 1].some((shown) => new RegExp(`<h2>vida-\\d+-\\d+-\\d+-${shown}</h2>`).test(text));
  };
}
