/** A session whose second factor is still due may read no more than an anonymous visitor. */
import { TOTP } from 'otpauth';
import { all, type Check, note } from '../check.ts';
import { nameOf } from '../harness/ask.ts';
import { call, expectStatus, hasStatus, jsonOf, openSession, publish } from '../harness/backend.ts';
import { pageRows } from '../harness/pages.ts';

const reads = [
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
    await addFactor(origin, complete);
    const half = await openSession(origin);
    const answers = await Promise.all(
      reads.map(async (path) => ({
        stranger: await call(origin, path, null),
        half: await call(origin, path, half),
      })),
    );
    const isNoWider = (of: (typeof answers)[number]) =>
      hasStatus(of.stranger, 200) || !hasStatus(of.half, 200);
    return [
      all('reads no wider than an anonymous visitor’s', answers.filter(isNoWider).length, answers.length),
      note(answers.map(({ stranger, half: other }) => `${nameOf(stranger)}/${nameOf(other)}`).join(' ')),
    ];
  },
};

async function addFactor(origin: string, token: string): Promise<void> {
  const auth = (path: string, body: unknown) => call(origin, `/auth/v1/factors${path}`, token, { body });
  const enrolled = jsonOf(expectStatus(await auth('', { factor_type: 'totp', friendly_name: 'app' }), 200));
  const { id, totp } = enrolled as { id: string; totp: { secret: string } };
  const challenge = jsonOf(expectStatus(await auth(`/${id}/challenge`, { factorId: id }), 200));
  const code = new TOTP({ secret: totp.secret }).generate();
  expectStatus(await auth(`/${id}/verify`, { challenge_id: challenge.id, code }), 200);
}
