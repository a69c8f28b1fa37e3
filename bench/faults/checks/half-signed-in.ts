/** A session whose second factor is still due may read no more than an anonymous visitor. */
import { TOTP } from 'otpauth';
import { registry } from '#server/rest-api/registry.ts';
import { all, type Check, note } from '../check.ts';
import { nameOf, type Outcome } from '../harness/ask.ts';
import { call, expectStatus, hasStatus, jsonOf, openSession, publish } from '../harness/backend.ts';
import { pageRow, pageRows } from '../harness/pages.ts';

const hiddenSlug = 'pagina-escondida';
const reads = [
  ...registry.tables.map(({ name }) => `/rest/v1/${name}?select=*`),
  `/rest/v1/generated_pages?select=*&slug=eq.${hiddenSlug}`,
  '/rest/v1/generated_pages?select=*&slug=eq.rua-3',
  '/rest/v1/generated_pages?select=id&order=content.desc&offset=5',
  '/rest/v1/generated_pages?select=id&content=ilike.*portao*',
  '/rest/v1/generated_pages?select=id&title=ilike.*portao*&order=title.asc',
  '/rest/v1/generated_pages?select=id&updated_at=gt.2020-01-01T00:00:00Z',
  '/rest/v1/generated_pages?select=*&order=created_at.desc&limit=3',
];

export const halfSignedIn: Check = {
  name: 'half-signed-in',
  summary: 'reads of a session whose code is due, compared with an anonymous visitor’s',
  async run(harness) {
    const { origin } = await harness.startSite({ databaseUrl: `file:${harness.folder()}/site.db` });
    const complete = await openSession(origin);
    expectStatus(await publish(origin, complete, pageRows('rua', 0, 20)), 201);
    await publishHidden(origin, complete);
    await addFactor(origin, complete);
    const half = await openSession(origin);
    const answers = await Promise.all(
      reads.map(async (path) => ({
        stranger: await call(origin, path, null),
        half: await call(origin, path, half),
      })),
    );
    /** Both get the same rows and columns, or the half session gets none. */
    const isNoWider = ({ stranger, half: other }: (typeof answers)[number]) =>
      !hasStatus(other, 200) || (hasStatus(stranger, 200) && bodyOf(stranger) === bodyOf(other));
    return [
      all('reads no wider than an anonymous visitor’s', answers.filter(isNoWider).length, answers.length),
      note(answers.map(({ stranger, half: other }) => `${nameOf(stranger)}/${nameOf(other)}`).join(' ')),
    ];
  },
};

/** A page that its author took out of the lists. */
async function publishHidden(origin: string, token: string): Promise<void> {
  const draft = { ...pageRow(hiddenSlug), is_noindex: true };
  expectStatus(await call(origin, '/rest/v1/page_drafts', token, { body: draft }), 201);
  const headers = { Accept: 'application/vnd.pgrst.object+json' };
  const path = `/rest/v1/page_drafts?select=id,revision&slug=eq.${hiddenSlug}`;
  const { id, revision } = jsonOf(expectStatus(await call(origin, path, token, { headers }), 200));
  const body = { draft_id: id, revision };
  expectStatus(await call(origin, '/rest/v1/rpc/publish_page', token, { body }), 200);
}

function bodyOf(outcome: Outcome): string | null {
  return outcome.kind === 'answered' ? outcome.body.toString() : null;
}

async function addFactor(origin: string, token: string): Promise<void> {
  const auth = (path: string, body: unknown) => call(origin, `/auth/v1/factors${path}`, token, { body });
  const enrolled = jsonOf(expectStatus(await auth('', { factor_type: 'totp', friendly_name: 'app' }), 200));
  const { id, totp } = enrolled as { id: string; totp: { secret: string } };
  const challenge = jsonOf(expectStatus(await auth(`/${id}/challenge`, { factorId: id }), 200));
  const code = new TOTP({ secret: totp.secret }).generate();
  expectStatus(await auth(`/${id}/verify`, { challenge_id: challenge.id, code }), 200);
}
