/** Two instances on one PostgreSQL behind nginx with the files of `deploy/nginx`. */
import { Agent } from 'node:https';
import { findNginx } from '#tests/support/nginx/find-nginx.ts';
import { startNginx } from '#tests/support/nginx/start-nginx.ts';
import type { AskOptions, Outcome } from './ask.ts';
import { call } from './backend.ts';
import type { Harness } from './harness.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { Skipped } from './skipped.ts';
import type { StartedSite } from './start-site.ts';

const siteName = 'site.example';

export interface TwoInstances {
  instances: readonly [StartedSite, StartedSite];
  postgres: OwnPostgres;
  /** Address of nginx. Requests go through `visitor`, which names the site. */
  origin: string;
  /** A client that keeps its connection to nginx. */
  visitor(): Visitor;
  /** Ends nginx and both instances; the database stays. */
  stop(): Promise<void>;
}

export interface Visitor {
  ask(
    path: string,
    token?: string | null,
    requestOptions?: Omit<AskOptions, 'body'> & { body?: unknown },
  ): Promise<Outcome>;
  leave(): void;
}

export async function startTwoInstances(harness: Harness): Promise<TwoInstances> {
  const programs = findNginx();
  if (typeof programs === 'string') throw new Skipped(programs);
  const postgres = await harness.startPostgres();
  const options = {
    databaseUrl: postgres.databaseUrl,
    env: { SITE_URL: `https://${siteName}`, TRUST_PROXY: '1' },
  };
  const instances = [await harness.startSite(options), await harness.startSite(options)] as const;
  const nginx = await startNginx(programs, harness.folder(), [instances[0].port, instances[1].port]);
  harness.cleanup.add(() => nginx.stop());
  const origin = `https://127.0.0.1:${nginx.ports.https}`;
  return {
    instances,
    postgres,
    origin,
    async stop() {
      await nginx.stop();
      for (const instance of instances) await instance.end();
    },
    visitor() {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      return {
        ask: (path, token = null, requestOptions = {}) =>
          call(origin, path, token, {
            agent,
            ...requestOptions,
            headers: { Host: siteName, ...requestOptions.headers },
          }),
        leave: () => agent.destroy(),
      };
    },
  };
}
