/** What an administrator can read and write about contacts, bound to one database. */
import type { Database } from '#database/database.ts';
import { TooCostly } from '#database/too-costly.ts';
import type { Clock } from '#domain/clock.ts';
import type { PageService } from '#domain/pages/page-service.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type ConversationService, createConversationService } from './conversations/conversation-service.ts';
import { findReference, type Reference } from './reports/find-reference.ts';
import { type Grouping, type LeadRow, leadsBy } from './reports/leads-by.ts';
import type { PageFactsDependencies } from './reports/page-facts.ts';
import { type PageName, pageNames } from './reports/page-names.ts';
import type { Period } from './reports/report-store.ts';
import { readToday, type Today } from './reports/today.ts';
import { createShortLinkService, type ShortLinkService } from './short-links/short-link-service.ts';

export interface LeadDependencies {
  database: Database;
  pages: PageService;
  clock: Clock;
  sitePages: PageFactsDependencies['sitePages'];
}

/** Does not check permissions: callers must have authorised an administrator. */
export interface LeadService {
  conversations: ConversationService;
  shortLinks: ShortLinkService;
  findReference(text: string): Promise<Reference | null>;
  /** @returns the name of the page of each key, in their order */
  pageNames(keys: readonly string[]): Promise<PageName[]>;
  /**
   * Reads all figures of the period, one report at a time. If the database runs in this process, the read runs outside
   * it.
   */
  leadsBy(by: Grouping, period: Period): Promise<Result<LeadRow[], { code: 'too_costly' }>>;
  today(userId: string): Promise<Today>;
}

const maxReportMs = 1800;

export function createLeadService(dependencies: LeadDependencies): LeadService {
  const { database, clock } = dependencies;
  let lastReport: Promise<unknown> = Promise.resolve();
  return {
    conversations: createConversationService(dependencies),
    shortLinks: createShortLinkService(dependencies),
    pageNames: (keys) => pageNames(dependencies, keys),
    findReference: (text) => findReference(dependencies, database.query, text),
    async leadsBy(by, period) {
      const report = lastReport.then(() =>
        database.readForAtMost(maxReportMs, (query) => leadsBy(dependencies, query, by, period)),
      );
      lastReport = report.catch(() => null);
      try {
        return success(await report);
      } catch (error) {
        if (error instanceof TooCostly) return refusal({ code: 'too_costly' });
        throw error;
      }
    },
    today: (userId) => readToday(dependencies, { userId, at: clock() }),
  };
}
