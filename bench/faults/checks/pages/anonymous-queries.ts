/** Ten thousand random requests of a visitor, with a hundred drafts, trashed pages and versions in the database. */
import { Agent } from 'node:http';
import { leakIn, newHiddenText, reportedTotal } from '#tests/support/rest/hidden-text.ts';
import { type Guesses, visitorRequests } from '#tests/support/rest/visitor-requests.ts';
import { atLeast, atMost, type Check, type Measurement, none, note, under } from '../../check.ts';
import { type Answered, type Outcome, tally } from '../../harness/ask.ts';
import { call, expectStatus, firstId, openSession, type PageRow, publish } from '../../harness/backend.ts';
import { askAll } from '../../harness/kept-connection.ts';
import type { StartedSite } from '../../harness/start-site.ts';

const pagesOfEachKind = 100;
const requests = 10_000;
const seed = 1;
const atOnce = 8;
const readable = 'publica-';

export const anonymousQueries: Check = {
  name: 'anonymous-queries',
  summary: `${requests.toLocaleString('en-US')} random requests of a visitor to a site with ${pagesOfEachKind} drafts, trashed pages and versions`,
  async run(harness) {
    const postgres = await harness.startPostgres();
    const sqlite = await harness.startSite({ databaseUrl: `file:${harness.folder()}/site.db` });
    const figures = under('SQLite', await askOn(sqlite));
    await sqlite.end();
    return [
      ...figures,
      ...under('PostgreSQL', await askOn(await harness.startSite({ databaseUrl: postgres.databaseUrl }))),
    ];
  },
};

async function askOn({ origin }: StartedSite): Promise<Measurement[]> {
  const hidden = newHiddenText();
  const guesses = await hidePages(origin, hidden);
  const next = visitorRequests(seed, guesses);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const outcomes: Outcome[] = [];
  const leaks: string[] = [];
  let sentCount = 0;
  let withRows = 0;
  let largestCount = 0;
  async function visitor(): Promise<void> {
    while (sentCount < requests) {
      sentCount += 1;
      const { path, body, ...request } = next();
      const sent = { ...request, agent, ...(body !== undefined && { body: JSON.parse(body) }) };
      const outcome = await call(origin, path, null, sent);
      outcomes.push(outcome);
      if (outcome.kind !== 'answered') continue;
      const leak = leakIn(visibleParts(outcome), hidden);
      if (leak !== null) leaks.push(`${leak} in ${request.method} ${path}`);
      if (outcome.body.includes(readable)) withRows += 1;
      largestCount = Math.max(largestCount, reportedTotal(outcome.headers['content-range']) ?? 0);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  const pages = await askAll(origin, publicAddresses(guesses), atOnce);
  const shown = pages.filter((page) => page.kind === 'answered' && page.body.includes(hidden.marker)).length;
  const answered = outcomes.filter(({ kind }) => kind === 'answered').length;
  return [
    none('answers containing a byte of a hidden page', leaks.length, outcomes.length),
    atMost('largest row count reported', largestCount, pagesOfEachKind),
    atLeast('answered', answered, requests),
    atLeast('answers with public rows', withRows, requests / 10),
    none('screens with a hidden text', shown, pages.length),
    note(`${tally(outcomes)}${leaks.length > 0 ? `; first: ${leaks[0]}` : ''}`),
  ];
}

function visibleParts({ status, headers, body }: Answered) {
  return { status, head: JSON.stringify(headers), body: body.toString() };
}

/** Half of the drafts are copies of published pages, and each published page has an older version. */
async function hidePages(origin: string, hidden: ReturnType<typeof newHiddenText>): Promise<Guesses> {
  const token = await openSession(origin);
  const secret = (slug: string): PageRow => ({
    title: `Segredo ${hidden.marker}`,
    slug,
    content: `<p>${hidden.marker}</p>`,
  });
  const numbers = Array.from({ length: pagesOfEachKind }, (_, index) => index);
  const slugs = numbers.map((number) => `${readable}${number}`);
  const trashed = numbers.map((number) => `${hidden.slugPrefix}${number}`);
  for (const names of [slugs, trashed]) {
    for (let first = 0; first < names.length; first += 50) {
      const rows = names.slice(first, first + 50).map(secret);
      expectStatus(await publish(origin, token, rows), 201);
    }
  }
  const table = '/rest/v1/generated_pages';
  const asSession = async (path: string, options: object, status: number) =>
    expectStatus(await call(origin, path, token, options), status);
  const drafted: string[] = [];
  for (const [number, slug] of slugs.entries()) {
    const body = { title: `Pública ${number}`, content: '<p>Pública.</p>', description: 'Pública.' };
    const changed = await asSession(
      `${table}?slug=eq.${slug}`,
      { method: 'PATCH', body, headers: { Prefer: 'return=representation' } },
      200,
    );
    const draft = secret(number % 2 === 0 ? slug : `${hidden.slugPrefix}r${number}`);
    const row = number % 2 === 0 ? { ...draft, page_id: firstId(changed) } : draft;
    drafted.push(draft.slug);
    await asSession('/rest/v1/page_drafts', { body: row }, 201);
  }
  await asSession(`${table}?slug=in.(${trashed.join(',')})`, { method: 'DELETE' }, 204);
  for (const list of ['page_drafts', 'trashed_pages']) {
    const { body } = await asSession(`/rest/v1/${list}?select=id`, {}, 200);
    const rows = JSON.parse(body.toString()) as { id: string }[];
    if (rows.length !== pagesOfEachKind) throw new Error(`${rows.length} rows in ${list}`);
    for (const { id } of rows) hidden.ids.add(id);
  }
  const { body } = await asSession('/rest/v1/page_versions?select=snapshot&number=eq.1', {}, 200);
  const versions = body.toString().split(hidden.marker).length - 1;
  if (versions < pagesOfEachKind) throw new Error(`the versions hold ${versions} hidden texts`);
  const texts = ['oculta', 'segredo', ...trashed, ...drafted.filter((slug) => !slug.startsWith(readable))];
  return { ids: [...hidden.ids], texts, publicSlugs: slugs };
}

/** The address of each page, shown or hidden, and of every screen that lists or suggests pages. */
function publicAddresses({ texts, publicSlugs }: Guesses): string[] {
  const slugs = [...texts, ...publicSlugs];
  return [
    ...['/', '/sitemap', '/sitemap.xml', '/llms.txt', '/not-found', '/buscar?q=segredo', '/buscar?q=oculta'],
    ...slugs.flatMap((slug) => [`/links-uteis/${slug}`, `/topicos/${slug}`]),
  ];
}
