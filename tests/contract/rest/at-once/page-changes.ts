/** Every change that a person or a job can make to pages and to what belongs to them, whatever their state is then. */

import type { Database } from '#database/database.ts';
import { createAddressCounter } from '#domain/addresses/missed/address-counter.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import type { RestServer } from '#tests/contract/rest/rest-server.ts';

export interface ClientAnswer {
  data: unknown;
  error: unknown;
  status: number;
}

/** What the answers have confirmed, and what went wrong. */
export interface Diary {
  texts: string[];
  labels: string[];
  /** The changes that succeeded. */
  done: Set<string>;
  failures: string[];
}

export interface Person {
  /** Unique among those who change the pages. */
  name: string;
  random: Random;
  /** The pages that everybody changes. */
  pageIds: readonly string[];
  diary: Diary;
}

const nothingToChange: ClientAnswer = { data: null, error: null, status: 204 };

const slugs = ['motor-lento', 'motor-parado', 'portao-que-range', 'portao-torto'];

/** Chosen more often, because the others keep undoing what they need. */
const frequent = ['save', 'save', 'publish', 'publish', 'restore', 'restore', 'restoreVersion'];

/** All but one, in any order. */
function others(items: readonly string[], random: Random): string[] {
  const omitted = pick(items, random);
  return items.filter((item) => item !== omitted).toSorted(() => random() - 0.5);
}

type Change = (person: Person, step: number) => PromiseLike<ClientAnswer>;

type Changes = Readonly<Record<string, Change>>;

/** Changes that keep every text. */
export function keepingChanges(server: RestServer, database: Database): Changes {
  return { ...draftChanges(server), ...publishedPageChanges(server), ...addressChanges(server, database) };
}

async function draftOf({ administrator }: RestServer, pageId: string) {
  const { data } = await administrator
    .from('page_drafts')
    .select('id,revision,content,updated_at')
    .eq('page_id', pageId)
    .maybeSingle();
  return data;
}

async function job(run: () => Promise<unknown>): Promise<ClientAnswer> {
  return { data: await run(), error: null, status: 200 };
}

function draftChanges(server: RestServer): Changes {
  const { administrator: client, pages } = server;
  const drafts = () => client.from('page_drafts');
  return {
    async save({ name, random, pageIds, diary }, step) {
      const pageId = pick(pageIds, random);
      const copy =
        (await draftOf(server, pageId)) ??
        (await drafts().insert({ page_id: pageId }).select().maybeSingle()).data;
      if (copy === null) return nothingToChange;
      const text = `<p>${name}-${step} salvo.</p>`;
      const answer = await drafts()
        .update({ content: `${copy.content}${text}` })
        .eq('id', copy.id)
        .eq('revision', copy.revision)
        .select('id')
        .maybeSingle();
      if (answer.data !== null) diary.texts.push(text);
      return answer;
    },
    async publish({ random, pageIds }) {
      const draft = await draftOf(server, pick(pageIds, random));
      return draft === null
        ? nothingToChange
        : client.rpc('publish_page', { draft_id: draft.id, revision: draft.revision });
    },
    async schedule({ random, pageIds }) {
      const draft = await draftOf(server, pick(pageIds, random));
      if (draft === null) return nothingToChange;
      const publish_at = new Date(Date.parse(draft.updated_at) + 60_000).toISOString();
      return client.rpc('schedule_page', { draft_id: draft.id, revision: draft.revision, publish_at });
    },
    publishDue: () => job(() => pages.schedule.publishDue()),
  };
}

function publishedPageChanges({ administrator: client, pages }: RestServer): Changes {
  const publishedPages = () => client.from('generated_pages');
  return {
    async correct({ name, random, pageIds, diary }, step) {
      const text = `<p>${name}-${step} corrigido.</p>`;
      const answer = await publishedPages()
        .update({ content: text })
        .eq('id', pick(pageIds, random))
        .select('id')
        .maybeSingle();
      if (answer.data !== null) diary.texts.push(text);
      return answer;
    },
    rename: ({ random, pageIds }) =>
      publishedPages()
        .update({ slug: pick(slugs, random) })
        .eq('id', pick(pageIds, random))
        .select('id')
        .maybeSingle(),
    async keep({ name, random, pageIds, diary }, step) {
      const label = `${name}-${step}`;
      const answer = await client.rpc('keep_version', { page_id: pick(pageIds, random), label });
      if (answer.error === null) diary.labels.push(label);
      return answer;
    },
    restoreVersion: ({ random, pageIds }) =>
      client.rpc('restore_version', { page_id: pick(pageIds, random), number: 1 + Math.floor(random() * 4) }),
    trash: ({ random, pageIds }) =>
      publishedPages().delete().eq('id', pick(pageIds, random)).select('id').maybeSingle(),
    restore: ({ random, pageIds }) =>
      client.rpc('restore_trashed', { id: pick(pageIds, random), slug: pick(slugs, random) }),
    merge: ({ random, pageIds }) =>
      client.rpc('merge_pages', { keep_id: pick(pageIds, random), drop_id: pick(pageIds, random) }),
    undoMerge: ({ random, pageIds }) => client.rpc('undo_merge', { drop_id: pick(pageIds, random) }),
    fill: () => job(async () => (await pages.versions.fillFirst()) || (await pages.gate.fillFingerprints())),
  };
}

function addressChanges({ administrator: client }: RestServer, database: Database): Changes {
  const rules = () => client.from('redirects');
  const counters = [1, 2].map(() =>
    createAddressCounter({ database, clock: () => new Date('2026-01-15T12:00:00Z') }),
  );
  return {
    addRule: ({ random }) =>
      rules()
        .insert({ from_path: pagePath(pick(slugs, random)), to_path: '/' })
        .select()
        .maybeSingle(),
    deleteRules: ({ random }) =>
      rules().delete().in('from_path', others(slugs, random).map(pagePath)).select(),
    importRules: ({ random }) =>
      client.rpc('import_redirects', {
        csv: ['de,para', ...slugs.toSorted(() => random() - 0.5).map((slug) => `${pagePath(slug)},/`)].join(
          '\n',
        ),
        dry_run: false,
      }),
    countMisses: ({ random }) =>
      job(async () => {
        const counter = pick(counters, random);
        for (const slug of slugs.toSorted(() => random() - 0.5)) {
          const request = {
            path: pagePath(slug),
            mayBeMissing: true,
            isRobot: false,
            network: 'n',
            referrerHost: null,
          };
          for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) counter.note(request);
        }
        return counter.flush();
      }),
    ignoreMisses: ({ random }) =>
      client
        .from('missed_paths')
        .update({ state: 'ignored' })
        .in('path', others(slugs, random).map(pagePath))
        .select(),
  };
}

/** Changes that delete texts for good. */
export function deletingChanges({ administrator: client, pages }: RestServer): Changes {
  const table = (name: string) => client.from(name);
  return {
    discardDrafts: ({ random, pageIds }) =>
      table('page_drafts').delete().in('page_id', others(pageIds, random)).select(),
    changeDrafts: ({ random, pageIds }) =>
      table('page_drafts').update({ description: 'Outra' }).in('page_id', others(pageIds, random)).select(),
    purge: ({ random, pageIds }) => table('trashed_pages').delete().eq('id', pick(pageIds, random)).select(),
    purgeDue: () => job(() => pages.trash.purge()),
    deleteVersions: ({ random, pageIds }) =>
      table('page_versions').delete().eq('page_id', pick(pageIds, random)).select(),
    unnameVersions: ({ random, pageIds }) =>
      table('page_versions').update({ label: null }).in('page_id', others(pageIds, random)).select(),
  };
}

/** Makes changes one after the other, chosen at random. */
export async function makeChanges(changes: Changes, person: Person, count: number): Promise<void> {
  const { random, diary } = person;
  const names = [...Object.keys(changes), ...frequent];
  for (let step = 0; step < count; step += 1) {
    const name = pick(names, random);
    try {
      const answer = await changes[name]?.(person, step);
      if (answer === undefined) continue;
      const { data, error, status } = answer;
      if (status === 0 || status >= 500) diary.failures.push(`${name}: ${status} ${JSON.stringify(error)}`);
      if (error === null && data !== null) diary.done.add(name);
    } catch (error) {
      diary.failures.push(`${name}: ${error}`);
    }
  }
}
