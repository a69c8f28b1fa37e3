import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import { publishDraft } from '#domain/pages/drafts/publish-draft.ts';
import { createPageService, type PageService } from '#domain/pages/page-service.ts';
import { refusal } from '#domain/result.ts';
import { dayOf, hourOf, weekdayOf } from '#domain/wall-time.ts';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { oneTransactionAtATime } from '#tests/support/one-transaction-at-a-time.ts';
import { heldBeforePause } from './hold-reasons.ts';
import { findDueDrafts, holdDraftRow, scheduleDraftRow } from './schedule-store.ts';

const hourMs = 3_600_000;
const byId = (value: string) => [{ column: 'id', operator: 'eq', value } as const];
const plan = { perDay: 10, weekdays: [1, 2, 3, 4, 5], fromHour: 9, toHour: 18 };

describe.each(engines)('scheduled drafts on $name', (engine) => {
  let created: CreatedDatabase;
  let database: Database;
  /** Of the other processes. */
  let others: Database[];
  let time: number;

  beforeEach(async () => {
    created = await engine.create();
    ({ database } = await openMigrated(created.url));
    others = [];
    time = Date.parse('2026-11-22T20:00-03:00');
  });

  afterEach(async () => {
    for (const each of [database, ...others]) await each.close();
    await created.remove();
  });

  const servicesOf = (theirs: Database) =>
    createPageService({
      database: theirs,
      contentVersion: createContentVersion(theirs),
      // Each reading is later, so that the pages of one round also have an order.
      clock: () => {
        time += 1;
        return new Date(time);
      },
    });
  const first = () => servicesOf(database);

  async function openOther(): Promise<Database> {
    const other = await openDatabase(created.url);
    others.push(other);
    return other;
  }

  async function makeDraft(pages: PageService, slug: string, content = `<p>${slug}</p>`): Promise<string> {
    const inserted = await pages.drafts.insert({ page_id: null, title: `Página ${slug}`, slug, content });
    if (!inserted.ok || inserted.value[0] === undefined) throw new Error('no draft');
    return inserted.value[0].id;
  }

  async function makeDrafts(pages: PageService, count: number) {
    const slugs = Array.from({ length: count }, (_, index) => `pagina-${String(index).padStart(3, '0')}`);
    const drafts: { draftId: string; revision: number }[] = [];
    for (const slug of slugs) drafts.push({ draftId: await makeDraft(pages, slug), revision: 1 });
    return { slugs, drafts };
  }

  const query = () => database.query;
  const draftsLeft = () => query().selectFrom('page_drafts').selectAll().execute();
  const versions = () => query().selectFrom('page_versions').select('id').execute();
  const allPages = () =>
    query()
      .selectFrom('generated_pages')
      .select(['slug', 'created_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  test('a hundred pages over two weeks are published on the right days and hours, in order, across a restart', async () => {
    let pages = first();
    const { slugs, drafts } = await makeDrafts(pages, 100);
    const outcomes = await pages.schedule.scheduleDrip(drafts, plan);
    expect(outcomes.every(({ outcome }) => outcome.ok)).toBe(true);
    const end = time + 14 * 24 * hourMs;
    let startedAgain = time;
    for (let hours = 0; time < end; hours += 1) {
      time += hourMs;
      // Down from Wednesday evening to Thursday noon: drafts that fell due meanwhile are published at the start.
      if (hours > 70 && hours < 88) continue;
      if (hours === 88) {
        pages = servicesOf(await openOther());
        startedAgain = time;
      }
      await pages.schedule.publishDue();
    }
    const published = await allPages();
    expect(published.map(({ slug }) => slug)).toEqual(slugs);
    const days = [...Map.groupBy(published, ({ created_at }) => dayOf(new Date(created_at)))];
    expect(days.map(([day, { length }]) => [weekdayOf(day), length])).toEqual(
      [1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((weekday) => [weekday, 10]),
    );
    // Ten pages over nine hours: one every 54 minutes. The site looks once an hour.
    const daysOfMonth = ['23', '24', '25', '26', '27', '30', '01', '02', '03', '04'];
    const moments = daysOfMonth.flatMap((day, index) =>
      Array.from({ length: 10 }, (_, place) => {
        const begin = Date.parse(`2026-${index < 6 ? '11' : '12'}-${day}T09:00-03:00`);
        return begin + place * 54 * 60_000;
      }),
    );
    const stopped = Date.parse('2026-11-25T19:30-03:00');
    let caughtUp = 0;
    for (const [index, { created_at }] of published.entries()) {
      const due = moments[index] ?? Number.NaN;
      const isCaughtUp = due > stopped && due < startedAgain;
      caughtUp += isCaughtUp ? 1 : 0;
      const earliest = isCaughtUp ? startedAgain : due;
      const late = Date.parse(created_at) - earliest;
      expect(late, created_at).toBeGreaterThanOrEqual(0);
      expect(late, created_at).toBeLessThan(isCaughtUp ? 60_000 : hourMs + 60_000);
    }
    expect(caughtUp).toBe(5);
    expect(await draftsLeft()).toEqual([]);
    expect(await versions()).toHaveLength(100);
  });

  test('two processes that publish the same drafts at the same time publish each exactly once', async () => {
    const share = engine.name === 'sqlite' ? oneTransactionAtATime() : (unchanged: Database) => unchanged;
    const pages = servicesOf(share(database));
    const other = servicesOf(share(await openOther()));
    const { slugs, drafts } = await makeDrafts(pages, 20);
    await pages.schedule.scheduleDrip(drafts, { ...plan, perDay: 20 });
    time += 48 * hourMs;
    const settled = await Promise.all([pages.schedule.publishDue(), other.schedule.publishDue()]);
    expect(settled[0] + settled[1]).toBe(20);
    expect((await allPages()).map(({ slug }) => slug).toSorted()).toEqual(slugs);
    expect(await versions()).toHaveLength(20);
    expect(await draftsLeft()).toEqual([]);
  });

  test('after three held drafts, the rest of a drip waits for the owner', async () => {
    const pages = first();
    const { slugs, drafts } = await makeDrafts(pages, 8);
    const alone = await makeDraft(pages, 'sozinha');
    await pages.schedule.scheduleDrip(drafts, { ...plan, perDay: 8, fromHour: 9, toHour: 17 });
    await pages.schedule.schedule({
      draftId: alone,
      revision: 1,
      publishAt: new Date('2026-11-23T17:00-03:00'),
    });
    const taken = slugs.slice(1, 1 + heldBeforePause);
    await pages.publish(taken.map((slug) => ({ title: 'Outra', slug, content: '<p>outra</p>' })));
    for (time = Date.parse('2026-11-23T09:00-03:00'); hourOf(new Date(time)) < 18; time += hourMs) {
      await pages.schedule.publishDue();
    }
    const held = await draftsLeft();
    expect(held.every(({ state }) => state === 'held')).toBe(true);
    expect(Object.fromEntries(held.map(({ slug, hold_reason }) => [slug, hold_reason]))).toEqual({
      ...Object.fromEntries(taken.map((slug) => [slug, `O endereço /${slug} já é de outra página.`])),
      ...Object.fromEntries(
        slugs.slice(4).map((slug) => [slug, 'Pausada: 3 páginas agendadas junto com esta ficaram retidas.']),
      ),
    });
    expect((await allPages()).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['pagina-000', 'sozinha']),
    );
  });

  test('a draft that is unscheduled, moved or confirmed while it is about to be published keeps its new state', async () => {
    const pages = first();
    const draftId = await makeDraft(pages, 'mexida');
    const publishAt = new Date(time + hourMs);
    const dependencies = {
      database,
      contentVersion: createContentVersion(database),
      clock: () => new Date(time),
    };
    const readAndActLate = async (change: () => Promise<unknown>) => {
      await pages.schedule.schedule({ draftId, revision: 1, publishAt });
      const [due] = await findDueDrafts(query(), publishAt.toISOString(), 1);
      if (due === undefined) throw new Error('nothing is due');
      await change();
      const late = { draftId, revision: 1, by: null, scheduledFor: due.publish_at };
      return { due, published: await publishDraft(dependencies, late) };
    };
    const taken = await readAndActLate(() => pages.schedule.unschedule(draftId));
    const later = new Date(time + 2 * hourMs);
    const moved = await readAndActLate(() =>
      pages.schedule.schedule({ draftId, revision: 1, publishAt: later }),
    );
    for (const { due, published } of [taken, moved]) {
      expect(published).toEqual(refusal({ code: 'draft_changed' }));
      expect(await holdDraftRow(query(), due, 'tarde')).toBe(false);
    }
    const { due } = await readAndActLate(() =>
      pages.drafts.update(byId(draftId), { content: '<p>outro</p>' }),
    );
    await pages.schedule.schedule({ draftId, revision: 2, publishAt });
    expect(await holdDraftRow(query(), { ...due, revision: 2 }, 'tarde')).toBe(false);
    expect(await draftsLeft()).toMatchObject([
      { state: 'scheduled', scheduled_revision: 2, hold_reason: null },
    ]);
  });

  test('a draft is held only once, and a text that changed after a rehearsal is not scheduled', async () => {
    const pages = first();
    const draftId = await makeDraft(pages, 'uma-vez');
    const publishAt = new Date(time + hourMs);
    await pages.schedule.schedule({ draftId, revision: 1, publishAt });
    const [due] = await findDueDrafts(query(), publishAt.toISOString(), 1);
    if (due === undefined) throw new Error('nothing is due');
    const held = [await holdDraftRow(query(), due, 'cedo'), await holdDraftRow(query(), due, 'tarde')];
    expect(held).toEqual([true, false]);
    expect(await draftsLeft()).toMatchObject([{ state: 'held', hold_reason: 'cedo' }]);
    await pages.drafts.update(byId(draftId), { content: '<p>outro</p>' });
    const moment = { publishAt: publishAt.toISOString(), dripId: null };
    expect(await scheduleDraftRow(query(), { id: draftId, revision: 1 }, moment)).toBeNull();
  });

  /** @param failures the error of each publication in turn, null for one that succeeds */
  function publishDueWith(failures: (Error | null)[], outage?: Error): Promise<number> {
    const contentVersion = createContentVersion(database);
    const advance: typeof contentVersion.advance = async (transaction) => {
      const failure = failures.shift();
      if (failure) throw failure;
      await contentVersion.advance(transaction);
    };
    return createPageService({
      database: { ...database, isUnreachable: (error) => error === outage },
      clock: () => new Date(time),
      contentVersion: { ...contentVersion, advance },
    }).schedule.publishDue();
  }

  test('a bug holds only the draft that it affects, and is reported even if an outage follows', async () => {
    const { slugs, drafts } = await makeDrafts(first(), 4);
    await first().schedule.scheduleDrip(drafts, plan);
    time += 48 * hourMs;
    const [bug, outage] = [new Error('on purpose'), new Error('away')];
    const errors = await publishDueWith([null, bug, null, outage], outage).catch((error) => error.errors);
    expect(errors).toEqual([bug, outage]);
    expect((await allPages()).map(({ slug }) => slug)).toEqual([slugs[0], slugs[2]]);
    const left = new Map((await draftsLeft()).map(({ slug, hold_reason }) => [slug, hold_reason]));
    const failed = 'O site não conseguiu publicar esta página.';
    expect(slugs.map((slug) => left.get(slug))).toEqual([undefined, failed, undefined, null]);
    await expect(publishDueWith([outage], outage)).rejects.toBe(outage);
  });
});
