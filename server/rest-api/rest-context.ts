/** The context of a request, and the dependencies of the API. */
import type { Context } from 'hono';
import type { Database } from '#database/database.ts';
import type { MissedService } from '#domain/addresses/missed/missed-service.ts';
import type { RedirectService } from '#domain/addresses/redirects/redirect-service.ts';
import type { AuditLog } from '#domain/auth/audit/audit-log.ts';
import type { Authenticator, Caller } from '#domain/auth/sessions/caller.ts';
import type { LeadService } from '#domain/leads/lead-service.ts';
import type { PageService } from '#domain/pages/page-service.ts';

export interface RestApiDependencies {
  authenticator: Authenticator;
  pages: PageService;
  leads: LeadService;
  redirects: RedirectService;
  missed: MissedService;
  /** The pages of the site that are shown beside a generated page with this title. */
  pagesOnSubject(title: string): Promise<readonly { name: string; path: string }[]>;
  audit: AuditLog;
  database: Database;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  /** National number of the chat, digits only. */
  whatsapp: string;
  /** Logs an outage or a bug. The client learns nothing about it. */
  reportFailure(error: unknown): void;
}

export interface RestEnv {
  Variables: { caller: Caller };
}

export type RestContext = Context<RestEnv>;
