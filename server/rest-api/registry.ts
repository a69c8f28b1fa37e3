/** Every table and function of the REST API. */
import { confirmWhatsapp } from './functions/confirm-whatsapp.ts';
import { findReference } from './functions/find-reference.ts';
import { firstSteps } from './functions/first-steps.ts';
import { gateMode } from './functions/gate-mode.ts';
import { importRedirects } from './functions/import-redirects.ts';
import { keepVersion } from './functions/keep-version.ts';
import { leadsBy } from './functions/leads-by.ts';
import { mergePages } from './functions/merge-pages.ts';
import { pageNames } from './functions/page-names.ts';
import { planBatch } from './functions/plan-batch.ts';
import { previewLink } from './functions/preview-link.ts';
import { publishPage } from './functions/publish-page.ts';
import { restoreTrashed } from './functions/restore-trashed.ts';
import { restoreVersion } from './functions/restore-version.ts';
import { revokePreviewLinks } from './functions/revoke-preview-links.ts';
import { scheduleDrip } from './functions/schedule-drip.ts';
import { schedulePage } from './functions/schedule-page.ts';
import { scorePage } from './functions/score-page.ts';
import { setGate } from './functions/set-gate.ts';
import { similarGroups } from './functions/similar-groups.ts';
import { slugOfTitle } from './functions/slug-of-title.ts';
import { suggestTargets } from './functions/suggest-targets.ts';
import { today } from './functions/today.ts';
import { undoMerge } from './functions/undo-merge.ts';
import { unschedulePage } from './functions/unschedule-page.ts';
import type { RestFunction } from './rest-function.ts';
import type { RestTable } from './rest-table.ts';
import { conversations } from './tables/conversations.ts';
import { generatedPages } from './tables/generated-pages.ts';
import { jobs } from './tables/jobs.ts';
import { leadDays } from './tables/lead-days.ts';
import { missedPaths } from './tables/missed-paths.ts';
import { pageCodes } from './tables/page-codes.ts';
import { pageDrafts } from './tables/page-drafts.ts';
import { pageVersions } from './tables/page-versions.ts';
import { redirects } from './tables/redirects.ts';
import { shortLinks } from './tables/short-links.ts';
import { trashedPages } from './tables/trashed-pages.ts';

export interface Registry {
  tables: readonly RestTable[];
  functions: readonly RestFunction[];
}

export const registry: Registry = {
  tables: [
    generatedPages,
    pageDrafts,
    pageVersions,
    trashedPages,
    redirects,
    missedPaths,
    leadDays,
    pageCodes,
    conversations,
    jobs,
    shortLinks,
  ],
  functions: [
    slugOfTitle,
    restoreTrashed,
    publishPage,
    keepVersion,
    restoreVersion,
    findReference,
    pageNames,
    leadsBy,
    today,
    firstSteps,
    confirmWhatsapp,
    scorePage,
    planBatch,
    suggestTargets,
    importRedirects,
    schedulePage,
    unschedulePage,
    scheduleDrip,
    previewLink,
    revokePreviewLinks,
    gateMode,
    setGate,
    similarGroups,
    mergePages,
    undoMerge,
  ],
};
