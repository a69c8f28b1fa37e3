/** The long-lived services of a process, created once from the environment and closed in order. */
import type { Logger } from 'pino';
import { type ContentVersion, createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import { type Availability, watchAvailability } from '#database/outages/availability.ts';
import { statementMs } from '#database/outages/deadlines.ts';
import { type AddressService, createAddressService } from '#domain/addresses/address-service.ts';
import { type AddressCounter, createAddressCounter } from '#domain/addresses/missed/address-counter.ts';
import {
  type Credentials,
  createFirstAdministrator,
} from '#domain/auth/administrators/create-administrator.ts';
import { type Auth, openAuth } from '#domain/auth/auth.ts';
import { resolveSecretKey } from '#domain/auth/keys/secret-key.ts';
import { type Clock, systemClock } from '#domain/clock.ts';
import { siteJobs } from '#domain/jobs/site-jobs.ts';
import { type RunningJobs, startJobs } from '#domain/jobs/start-jobs.ts';
import { createLeadCounter, type LeadCounter } from '#domain/leads/lead-counter.ts';
import { createPageCodes, type PageCodes } from '#domain/leads/page-codes.ts';
import { createPageService, type PageService } from '#domain/pages/page-service.ts';
import { loadHandWrittenPages } from './answers/site-renderer.ts';
import { createHttpMessageSender } from './auth-api/factors/http-message-sender.ts';
import type { Env } from './env.ts';
import { createGateWorker } from './gate-process/gate-worker.ts';
import { reportAvailability } from './journal/report-availability.ts';
import { passwordMessages } from './password-messages.ts';

export interface Services {
  env: Env;
  logger: Logger;
  /** Decides which promotions run, when pages were written and which jobs are due. */
  clock: Clock;
  database: Database;
  availability: Availability;
  contentVersion: ContentVersion;
  pages: PageService;
  addresses: AddressService;
  addressCounter: AddressCounter;
  pageCodes: PageCodes;
  leadCounter: LeadCounter;
  jobs: RunningJobs;
  auth: Auth;
  close(): Promise<void>;
}

/** @throws when the database cannot be reached, a migration fails, or SECRET_KEY does not fit the database */
export async function openServices(env: Env, logger: Logger, clock: Clock = systemClock): Promise<Services> {
  const { database, applied, isRecounted } = await openMigrated(env.databaseUrl, {
    statementMs,
    mustExist: env.mustDatabaseExist,
  });
  if (applied.length > 0) logger.info({ applied }, 'migrated');
  if (isRecounted) logger.info('counted the generated pages anew');
  const auth = await openAuth({
    database,
    secretKey: resolveSecretKey(env.secretKey, env.databaseUrl),
    publicKey: env.apiPublicKey,
    siteUrl: env.siteUrl,
    messageSender: env.messageGateway === null ? null : createHttpMessageSender(env.messageGateway),
  });
  if (env.firstAdmin !== null) await ensureFirstAdministrator(database, env.firstAdmin, logger);
  const availability = watchAvailability(database, reportAvailability(logger));
  const contentVersion = createContentVersion(database, availability);
  // Read now, so that if an outage begins before the first visit, there is a version for which pages can be kept.
  await contentVersion.current();
  const gateWorker = createGateWorker();
  const pages = createPageService({
    database,
    contentVersion,
    clock,
    loadHandWritten: loadHandWrittenPages,
    gateWork: gateWorker,
  });
  const leadCounter = createLeadCounter({ database, clock });
  const addressCounter = createAddressCounter({ database, clock });
  const jobs = startJobs(
    {
      database,
      clock,
      reportFailure: ({ name }, error) => logger.error({ err: error, job: name }, 'job failed'),
    },
    siteJobs({ pages, leadCounter, addressCounter }),
  );
  return {
    env,
    logger,
    clock,
    database,
    availability,
    contentVersion,
    pages,
    pageCodes: createPageCodes(database),
    leadCounter,
    addressCounter,
    jobs,
    addresses: createAddressService(database),
    auth,
    async close() {
      await jobs.stop();
      gateWorker.close();
      availability.close();
      await database.close();
    },
  };
}

async function ensureFirstAdministrator(
  database: Database,
  credentials: Credentials,
  logger: Logger,
): Promise<void> {
  const created = await createFirstAdministrator({ database, clock: systemClock }, credentials);
  if (created.ok) {
    logger.info('made the first administrator');
    return;
  }
  const { code } = created.failure;
  // Another process that starts at the same moment may have been faster.
  if (code === 'has_administrators' || code === 'email_exists') return;
  if (code === 'invalid_email') throw new Error('ADMIN_EMAIL: is not an e-mail address');
  throw new Error(`ADMIN_PASSWORD: ${passwordMessages[code]}`);
}
