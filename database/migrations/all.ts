/** Every migration in order. A name that has shipped is never changed or removed. */
import { pagesAndAuth } from './0001-pages-and-auth.ts';
import { secondFactorsAndAudit } from './0002-second-factors-and-audit.ts';
import { pageCounts } from './0003-page-counts.ts';
import { knownNetworks } from './0004-known-networks.ts';
import { trashAndRedirects } from './0005-trash-and-redirects.ts';
import { versionsAndDrafts } from './0006-versions-and-drafts.ts';
import { pageFingerprints } from './0007-page-fingerprints.ts';
import { leads } from './0008-leads.ts';
import { conversations } from './0009-conversations.ts';
import { missedPaths } from './0010-missed-paths.ts';
import { schedulePreviewsAndJobs } from './0011-schedule-previews-and-jobs.ts';
import { listedPages } from './0012-listed-pages.ts';
import { shortLinks } from './0013-short-links.ts';
import type { MigrationStep } from './migration-step.ts';

export const migrations: Readonly<Record<string, MigrationStep>> = {
  '0001-pages-and-auth': pagesAndAuth,
  '0002-second-factors-and-audit': secondFactorsAndAudit,
  '0003-page-counts': pageCounts,
  '0004-known-networks': knownNetworks,
  '0005-trash-and-redirects': trashAndRedirects,
  '0006-versions-and-drafts': versionsAndDrafts,
  '0007-page-fingerprints': pageFingerprints,
  '0008-leads': leads,
  '0009-conversations': conversations,
  '0010-missed-paths': missedPaths,
  '0011-schedule-previews-and-jobs': schedulePreviewsAndJobs,
  '0012-listed-pages': listedPages,
  '0013-short-links': shortLinks,
};
