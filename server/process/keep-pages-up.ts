/**
 * What pages need without anybody asking: those from before versions get theirs, so do imported pages and old ones that have
 * no fingerprint, and every hour the trash loses what has been there for its time. Every process does all of it, because no
 * harm is done when two do it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#database/database.ts';
import type { PageService } from '#domain/pages/page-service.ts';

const purgeEveryMs = 60 * 60 * 1000;
const fingerprintEveryMs = 30 * 1000;
/** Between two parts, so that requests come first. */
const fillPauseMs = 50;

/** @returns stops it, and resolves when nothing is under way */
export function keepPagesUp(
  { trash, versions, gate }: Pick<PageService, 'trash' | 'versions' | 'gate'>,
  { database, logger }: { database: Pick<Database, 'isUnreachable'>; logger: Logger },
): () => Promise<void> {
  const stopping = new AbortController();

  /** An outage is logged when it begins and when it ends, and the next time comes. */
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!database.isUnreachable(error)) logger.error({ err: error }, `${what} failed`);
    }
  };
  const purge = () =>
    attempt('emptying the trash', async () => {
      const pages = await trash.purge();
      if (pages > 0) logger.info({ pages }, 'emptied the trash of old pages');
    });
  const fill = () =>
    attempt('writing first versions', async () => {
      while (!stopping.signal.aborted && (await versions.fillFirst())) await delay(fillPauseMs);
    });

  const fingerprint = () =>
    attempt('writing fingerprints', async () => {
      while (!stopping.signal.aborted && (await gate.fillFingerprints())) await delay(fillPauseMs);
    });

  const filling = fill();
  let purging = purge();
  let fingerprinting = fingerprint();
  const timers = [
    setInterval(() => {
      purging = purge();
    }, purgeEveryMs).unref(),
    setInterval(() => {
      fingerprinting = fingerprinting.then(fingerprint);
    }, fingerprintEveryMs).unref(),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    stopping.abort();
    await Promise.all([filling, purging, fingerprinting]);
  };
}
