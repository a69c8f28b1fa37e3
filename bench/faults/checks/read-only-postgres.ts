/** PostgreSQL becomes read-only, as a standby does after a failover. */
import { all, type Check, none, note } from '../check.ts';
import { ask, type Outcome, tally } from '../harness/ask.ts';
import { call, expectStatus, hasStatus, openSession, publish, signIn } from '../harness/backend.ts';
import { pageRow, pageRows } from '../harness/pages.ts';

const tries = 20;

export const readOnlyPostgres: Check = {
  name: 'read-only-postgres',
  summary: 'PostgreSQL accepts no writes any more',
  async run(harness) {
    const postgres = await harness.startPostgres();
    const { origin } = await harness.startSite({ databaseUrl: postgres.databaseUrl });
    const token = await openSession(origin);
    expectStatus(await publish(origin, token, pageRows('rua', 0, tries)), 201);
    await postgres.run('ALTER DATABASE site SET default_transaction_read_only = on');
    await postgres.run(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const repeat = async (send: (index: number) => Promise<Outcome>) => {
      const outcomes: Outcome[] = [];
      for (let index = 0; index < tries; index += 1) outcomes.push(await send(index));
      return outcomes;
    };
    const writes = await repeat((index) => publish(origin, token, [pageRow(`nova-${index}`)]));
    const signIns = await repeat(() => signIn(origin));
    const signOuts = await repeat(() =>
      call(origin, '/auth/v1/logout?scope=local', token, { method: 'POST' }),
    );
    const pages = await repeat((index) => ask(origin, `/links-uteis/rua-${index}`));
    const changes = [...writes, ...signIns, ...signOuts];
    const isPlanned = (outcome: Outcome) =>
      outcome.kind === 'answered' && outcome.status === 503 && 'retry-after' in outcome.headers;
    return [
      all(
        'writes, sign-ins and sign-outs answered 503 with Retry-After',
        changes.filter(isPlanned).length,
        changes.length,
      ),
      none(
        'answers with status 500',
        [...changes, ...pages].filter((outcome) => hasStatus(outcome, 500)).length,
        4 * tries,
      ),
      all('pages still 200', pages.filter((page) => hasStatus(page, 200)).length, tries),
      note(`writes ${tally(writes)}, sign-ins ${tally(signIns)}, sign-outs ${tally(signOuts)}`),
    ];
  },
};
