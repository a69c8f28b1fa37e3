import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { createLeadCounter, maxSourcesPerDay, type ViewOrTap } from './lead-counter.ts';
import { otherSource } from './visit-source.ts';

const at = new Date('2026-11-22T15:30:00Z');
const view: ViewOrTap = {
  pageKey: '/motores',
  slot: null,
  isRobot: false,
  network: '192.0.2.1',
  agent: 'phone',
  source: 'google.com',
};

describe.each(engines)('contacts counted on $name', (engine) => {
  async function open() {
    const database = await engine.open();
    onTestFinished(() => database.close());
    return database;
  }

  test('the counts of two processes are summed', async () => {
    const database = await open();
    const counters = [
      createLeadCounter({ database, clock: () => at }),
      createLeadCounter({ database, clock: () => at }),
    ];
    for (const counter of counters) {
      counter.note(view);
      counter.note({ ...view, slot: 'topo' });
    }
    await Promise.all(counters.map((counter) => counter.flush()));
    await counters[0]?.flush();
    const rows = await database.query.selectFrom('lead_days').selectAll().orderBy('slot').execute();
    expect(rows).toMatchObject([
      { day: '2026-11-22', slot: '', views: 2, taps: 0, people: 2 },
      { day: '2026-11-22', slot: 'topo', views: 0, taps: 2, people: 2 },
    ]);
    const hours = await database.query.selectFrom('tap_hours').selectAll().execute();
    expect(hours).toMatchObject([{ hour: 12, page_key: '/motores', taps: 2 }]);
  });

  test('what could not be written is written the next time', async () => {
    const database = await open();
    const transaction = database.query.transaction.bind(database.query);
    const fails = () => {
      throw new Error('the database is away');
    };
    const counter = createLeadCounter({ database, clock: () => at });
    counter.note(view);
    database.query.transaction = fails;
    await expect(counter.flush()).rejects.toThrow('away');
    counter.note(view);
    database.query.transaction = transaction;
    await counter.flush();
    await counter.flush();
    expect(await database.query.selectFrom('lead_days').select('views').execute()).toEqual([{ views: 2 }]);
  });

  test('the hours of taps are deleted after ninety days, and the days are kept', async () => {
    const database = await open();
    let now = at;
    const counter = createLeadCounter({ database, clock: () => now });
    counter.note({ ...view, slot: 'topo' });
    await counter.flush();
    const left = async (table: 'lead_days' | 'tap_hours') =>
      (await database.query.selectFrom(table).select('day').execute()).length;
    for (const [days, hours] of [
      [90, 1],
      [91, 0],
      [4000, 0],
    ] as const) {
      now = new Date(at.getTime() + days * 86_400_000);
      await counter.flush();
      expect([days, await left('tap_hours'), await left('lead_days')]).toEqual([days, hours, 1]);
    }
  });

  test('after five years, amounts and who noted or made something are forgotten, and the rest is kept', async () => {
    const database = await open();
    let now = at;
    const counter = createLeadCounter({ database, clock: () => now });
    const noted = { page_key: '/motores', at: at.toISOString(), by: randomUUID() };
    await database.query
      .insertInto('conversations')
      .values({ ...noted, id: randomUUID(), state: 'vendido', amount_cents: 134_900 })
      .execute();
    await database.query
      .insertInto('short_links')
      .values({ ...noted, code: 'van', label: 'adesivo da van' })
      .execute();
    const stored = async () => [
      await database.query
        .selectFrom('conversations')
        .select(['page_key', 'state', 'amount_cents', 'by'])
        .executeTakeFirst(),
      await database.query.selectFrom('short_links').select(['label', 'by']).executeTakeFirst(),
    ];

    now = new Date('2031-11-22T15:30:00Z');
    await counter.flush();
    expect(await stored()).toEqual([
      { page_key: '/motores', state: 'vendido', amount_cents: 134_900, by: noted.by },
      { label: 'adesivo da van', by: noted.by },
    ]);
    now = new Date('2031-11-23T15:30:00Z');
    await counter.flush();
    expect(await stored()).toEqual([
      { page_key: '/motores', state: 'vendido', amount_cents: null, by: null },
      { label: 'adesivo da van', by: null },
    ]);
  });

  test('a day has at most two hundred sources, and one more for all others', async () => {
    const database = await open();
    const counter = createLeadCounter({ database, clock: () => at });
    for (let number = 0; number < maxSourcesPerDay + 50; number += 1) {
      counter.note({ ...view, network: `192.0.2.${number}`, source: `site-${number}.example` });
    }
    await counter.flush();
    const rows = await database.query.selectFrom('lead_days').select(['source', 'views']).execute();
    expect(rows).toHaveLength(maxSourcesPerDay + 1);
    expect(rows.find(({ source }) => source === otherSource)?.views).toBe(50);
  });
});
