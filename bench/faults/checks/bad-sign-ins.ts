/** Bad sign-ins from everywhere must not fill the database. */
import { atMost, type Check, note } from '../check.ts';
import { type Outcome, tally } from '../harness/ask.ts';
import { hasStatus, openSession, signIn, wrongPassword } from '../harness/backend.ts';
import { shiftedClock } from '../harness/shifted-clock.ts';
import { readRows } from '../harness/stored-pages.ts';

const tries = 1500;
const atOnce = 8;
const accounts = 30;
/** The longest window in which sign-ins are counted is shorter. */
const dayLaterSeconds = 24 * 3600 + 60;
/** 2,000 counters at most, what one sweep has not reached yet, and 200 events of the audit log. */
const rowLimit = 3000;
/** A second round may leave hardly more, because the number of rows is bounded, however many tries there are. */
const secondRoundLimit = 300;
/** The events of the audit log remain. */
const laterRowLimit = 500;

export const badSignIns: Check = {
  name: 'bad-sign-ins',
  summary: `twice ${tries} bad sign-ins from as many networks to ${accounts} accounts`,
  async run(harness) {
    const databaseUrl = `file:${harness.folder()}/site.db`;
    const env = { TRUST_PROXY: '1' };
    const site = await harness.startSite({ databaseUrl, env });
    await openSession(site.origin, { address: '203.0.113.7' });
    const before = rowsPerTable(databaseUrl);
    const outcomes = await signInRound(site.origin, 0);
    const after = rowsPerTable(databaseUrl);
    outcomes.push(...(await signInRound(site.origin, tries)));
    const afterSecond = rowsPerTable(databaseUrl);
    await site.end();

    // Nobody signs in successfully any more; the passing of time and further failures have to be enough.
    const later = await harness.startSite({ databaseUrl, env: { ...env, ...shiftedClock(dayLaterSeconds) } });
    for (let index = 0; index < 5; index += 1) await badSignIn(later.origin, index);
    await later.end();
    const nextDay = rowsPerTable(databaseUrl);
    return [
      atMost(`rows left by ${tries}`, added(before, after), rowLimit),
      atMost(`more rows after another ${tries}`, added(after, afterSecond), secondRoundLimit),
      atMost('rows left after a day', added(before, nextDay), laterRowLimit),
      note(
        `${growthText(before, after)}; after both ${growthText(before, afterSecond)}; after a day ${growthText(before, nextDay)}; ${tally(outcomes)}`,
      ),
      note(`${outcomes.filter((outcome) => hasStatus(outcome, 500)).length} answers were 500`),
    ];
  },
};

/** @param first number of the first network, so that two rounds come from different ones */
async function signInRound(origin: string, first: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = Array.from({ length: tries }, (_, index) => first + index).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const index of queue) outcomes.push(await badSignIn(origin, index));
    }),
  );
  return outcomes;
}

function badSignIn(origin: string, index: number): Promise<Outcome> {
  return signIn(origin, {
    email: `conta-${index % accounts}@example.com`,
    password: wrongPassword,
    address: `10.${Math.floor(index / 250)}.${index % 250}.9`,
  });
}

type Rows = Map<string, { rows: number; bytes: number }>;

function rowsPerTable(databaseUrl: string): Rows {
  const names = readRows(databaseUrl, "SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) =>
    String(name),
  );
  return new Map(
    names.map((name) => {
      const [{ rows } = { rows: 0 }] = readRows(databaseUrl, `SELECT count(*) AS rows FROM "${name}"`);
      const bytes = readRows(databaseUrl, `SELECT * FROM "${name}"`).reduce(
        (sum, row) => sum + Object.values(row).join('').length,
        0,
      );
      return [name, { rows: Number(rows), bytes }];
    }),
  );
}

function added(before: Rows, after: Rows): number {
  return [...after].reduce(
    (sum, [name, { rows }]) => sum + Math.max(0, rows - (before.get(name)?.rows ?? 0)),
    0,
  );
}

function growthText(before: Rows, after: Rows): string {
  const grown = [...after].filter(([name, { rows }]) => rows > (before.get(name)?.rows ?? 0));
  return (
    grown
      .map(([name, { rows, bytes }]) => `${name} ${rows} rows, ${Math.round(bytes / 1024)} kB`)
      .join(', ') || 'nothing'
  );
}
