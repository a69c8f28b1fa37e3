/**
 * Two sessions work on one page at the same time: save, publish, rename, delete and bring back, in random order. Each adds
 * a paragraph of its own to the text it has read, so that a save which was acknowledged and then lost would show.
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { mulberry32, pick, type Random } from '#domain/generator/random.ts';
import { all, atLeast, atMost, type Check, type Measurement, note, under } from '../../check.ts';
import { call, expectStatus, firstId, openSession } from '../../harness/backend.ts';
import { pageRow } from '../../harness/pages.ts';
import { publicKey, type StartedSite } from '../../harness/start-site.ts';
import { keptTexts } from './kept-texts.ts';

const interleavings = 200;
const actionsOfEach = 8;
const atOnce = 4;

export const twoSessions: Check = {
  name: 'two-sessions',
  summary: `${interleavings} random interleavings of two official clients that change one page`,
  async run(harness) {
    const postgres = await harness.startPostgres();
    const sqlite = await harness.startSite({ databaseUrl: `file:${harness.folder()}/site.db` });
    const figures = under('SQLite', await interleave(sqlite));
    await sqlite.end();
    const other = await harness.startSite({ databaseUrl: postgres.databaseUrl });
    return [...figures, ...under('PostgreSQL', await interleave(other))];
  },
};

/** One page, and what happens to it. */
interface Story {
  pageId: string;
  acknowledged: string[];
  done: Map<string, number>;
  /** Answers that are neither a success nor a refusal that the screens explain. */
  failures: string[];
}

async function interleave({ origin }: StartedSite): Promise<Measurement[]> {
  const tokens = [await openSession(origin), await openSession(origin)];
  const clients = tokens.map((token) => createClient(origin, publicKey, { accessToken: async () => token }));
  const [token = ''] = tokens;
  const stories: Story[] = [];
  const numbers = Array.from({ length: interleavings }, (_, number) => number).values();
  async function runStories(): Promise<void> {
    for (const number of numbers) {
      const row = pageRow(`historia-${number}`);
      const made = await call(origin, '/rest/v1/generated_pages?select=id', token, {
        body: row,
        headers: { Prefer: 'return=representation' },
      });
      const pageId = firstId(expectStatus(made, 201));
      const story: Story = { pageId, acknowledged: [], done: new Map(), failures: [] };
      stories.push(story);
      await Promise.all(
        clients.map((client, who) => act(client, story, `${number}-${who}`, mulberry32(2 * number + who))),
      );
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runStories));
  const kept = await keptTexts(origin, token);
  const acknowledged = stories.flatMap((story) => story.acknowledged);
  const failures = stories.flatMap((story) => story.failures);
  const done = (name: string) => stories.reduce((sum, story) => sum + (story.done.get(name) ?? 0), 0);
  return [
    all(
      'acknowledged texts there',
      acknowledged.filter((text) => kept.includes(text)).length,
      acknowledged.length,
    ),
    atMost('answers that are bugs', failures.length, 0),
    ...['save', 'publish', 'rename', 'trash', 'restore'].map((name) =>
      atLeast(name, done(name), interleavings / 4),
    ),
    note(failures[0] ?? 'no failure'),
  ];
}

async function act(client: SupabaseClient, story: Story, name: string, random: Random): Promise<void> {
  const { pageId } = story;
  const draft = async () =>
    (await client.from('page_drafts').select('id,revision,content').eq('page_id', pageId).maybeSingle()).data;
  const actions: Record<string, (step: number) => PromiseLike<Attempt>> = {
    async save(step) {
      const found = (await draft()) ?? (await copyOf(client, pageId));
      if (found === null) return nothingDone;
      const text = `<p>Parágrafo ${name}-${step}.</p>`;
      const answer = await client
        .from('page_drafts')
        .update({ content: `${found.content}${text}` })
        .eq('id', found.id)
        .eq('revision', found.revision)
        .select('id')
        .maybeSingle();
      if (answer.data !== null) story.acknowledged.push(text);
      return answer;
    },
    async publish() {
      const found = await draft();
      if (found === null) return nothingDone;
      return client.rpc('publish_page', { draft_id: found.id, revision: found.revision });
    },
    rename: (step) =>
      client
        .from('generated_pages')
        .update({ slug: `nome-${name}-${step}` })
        .eq('id', pageId)
        .select('id')
        .maybeSingle(),
    trash: () => client.from('generated_pages').delete().eq('id', pageId).select('id').maybeSingle(),
    restore: () => client.rpc('restore_trashed', { id: pageId }),
  };
  const names = ['save', 'save', 'save', 'publish', 'publish', 'rename', 'trash', 'restore', 'restore'];
  for (let step = 0; step < actionsOfEach; step += 1) {
    const action = pick(names, random);
    const { data, error, status } = (await actions[action]?.(step)) ?? nothingDone;
    if (status >= 500) story.failures.push(`${action}: ${status} ${JSON.stringify(error)}`);
    if (error === null && data !== null) story.done.set(action, (story.done.get(action) ?? 0) + 1);
  }
}

interface Attempt {
  data: unknown;
  error: unknown;
  status: number;
}

/** The outcome of an action that found nothing to act on. */
const nothingDone: Attempt = { data: null, error: null, status: 204 };

async function copyOf(client: SupabaseClient, pageId: string) {
  const copy = { page_id: pageId };
  return (await client.from('page_drafts').insert(copy).select('id,revision,content').maybeSingle()).data;
}
