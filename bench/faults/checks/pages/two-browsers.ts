/**
 * Two administrators work on one page in real browsers: they write until the screen says 'Salvo', publish, rename, delete,
 * bring back and restore versions, in random order and at the same time. One writes the text as it will look, the other in
 * HTML. Whatever a screen has acknowledged must be in the page, a working copy, a version or the trash.
 */
import { mulberry32, pick } from '#domain/generator/random.ts';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { ensureChromium } from '#tests/support/programs/chromium.ts';
import { type AdministratorTab, openAdministrator } from '../../browser/administrator.ts';
import { type ActionName, pageAuthor } from '../../browser/page-author.ts';
import { all, atLeast, atMost, type Check, type Measurement, note, under } from '../../check.ts';
import { expectStatus, openSession, publish } from '../../harness/backend.ts';
import { pageRow } from '../../harness/pages.ts';
import { Skipped } from '../../harness/skipped.ts';
import type { StartedSite } from '../../harness/start-site.ts';
import { keptTexts } from './kept-texts.ts';

/** On each of the two databases. */
const interleavings = { short: 5, long: 100 };
const actionsOfEach = 8;
/** A run in which one of these never happens proves little. */
const mustHappen = ['save', 'publish', 'rename', 'trash', 'restore', 'version', 'conflict'];
/** How many pairs of administrators work at once. On a small machine, more would take longer in all. */
const pairs = 4;
const modes = ['visual', 'html'] as const;

export const twoBrowsers: Check = {
  name: 'two-browsers',
  summary: `${2 * interleavings.short} random interleavings of two browsers that change one page; ${2 * interleavings.long} with --long`,
  async run(harness) {
    const problem = await ensureChromium();
    if (problem !== null) throw new Skipped(problem);
    const browser = await launchBrowser();
    harness.cleanup.add(() => browser.close());
    const count = harness.isLong ? interleavings.long : interleavings.short;
    const open = (origin: string) =>
      Promise.all(modes.map((mode) => openAdministrator(browser, origin, mode)));
    const postgres = await harness.startPostgres();
    const sqlite = await harness.startSite({ databaseUrl: `file:${harness.folder()}/site.db` });
    const figures = under('SQLite', await interleave(sqlite, open, count));
    await sqlite.end();
    const other = await harness.startSite({ databaseUrl: postgres.databaseUrl });
    return [...figures, ...under('PostgreSQL', await interleave(other, open, count))];
  },
};

interface Tally {
  acknowledged: Set<string>;
  done: Map<string, number>;
  /** What no screen should do. */
  failures: string[];
}

async function interleave(
  { origin }: StartedSite,
  open: (origin: string) => Promise<AdministratorTab[]>,
  count: number,
): Promise<Measurement[]> {
  const token = await openSession(origin);
  const tally: Tally = { acknowledged: new Set(), done: new Map(), failures: [] };
  const numbers = Array.from({ length: count }, (_, number) => number).values();
  async function runInterleavings(): Promise<void> {
    const administrators = await open(origin);
    for (const number of numbers) {
      const row = pageRow(`historia-${number}`);
      expectStatus(await publish(origin, token, [row]), 201);
      await Promise.all(
        administrators.map((administrator, who) =>
          act(administrator, { number, who, title: row.title }, tally),
        ),
      );
    }
    tally.failures.push(...administrators.flatMap(({ problems }) => problems));
    await Promise.all(administrators.map(({ page }) => page.context().close()));
  }
  await Promise.all(Array.from({ length: Math.min(pairs, count) }, runInterleavings));
  const kept = await keptTexts(origin, token);
  const acknowledged = [...tally.acknowledged];
  const lost = acknowledged.filter((words) => !kept.includes(words));
  const done = (name: string) => tally.done.get(name) ?? 0;
  return [
    all('acknowledged texts there', acknowledged.length - lost.length, acknowledged.length),
    ...lost.slice(0, 3).map((words) => note(`lost ${words}`)),
    atMost('problems the browsers reported', tally.failures.length, 0),
    ...tally.failures.slice(0, 3).map(note),
    atMost('texts that an editor kept to itself', done('unsolved'), 0),
    ...mustHappen.map((name) => atLeast(name, done(name), Math.ceil(count / 20))),
    note(`${done('gone')} working copies gone under their editor`),
  ];
}

interface Role {
  /** The number of the interleaving. Together with `who` it seeds the random choices. */
  number: number;
  who: number;
  title: string;
}

/** How often each is chosen, relative to the others. */
const weights: Readonly<Record<ActionName, number>> = {
  save: 4,
  publish: 2,
  rename: 1,
  trash: 1,
  restore: 2,
  version: 2,
};
const choices = Object.entries(weights).flatMap(([name, weight]) =>
  Array<ActionName>(weight).fill(name as ActionName),
);

async function act(
  administrator: AdministratorTab,
  { number, who, title }: Role,
  tally: Tally,
): Promise<void> {
  const random = mulberry32(2 * number + who);
  const add = (name: string) => tally.done.set(name, (tally.done.get(name) ?? 0) + 1);
  let step = 0;
  const author = pageAuthor(administrator, {
    title,
    random,
    newWords: () => `texto-${number}-${who}-${step}.`,
    onAcknowledged: (words) => {
      for (const word of words) tally.acknowledged.add(word);
    },
    onCollision: add,
  });
  await administrator.enter('/admin/painel');
  for (; step < actionsOfEach; step += 1) {
    const name = pick(choices, random);
    try {
      if (await author[name]()) add(name);
    } catch (error) {
      tally.failures.push(`${name} of ${number}-${who}: ${error}`);
    }
  }
}
