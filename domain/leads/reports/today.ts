/** What the owner sees first: how many contacts there were, which pages brought them, and what needs a decision. */
import type { Database } from '#database/database.ts';
import { countOpenMisses } from '#domain/addresses/missed/missed-store.ts';
import { hasVerifiedFactor } from '#domain/auth/factors/factor-store.ts';
import { findLastBackup } from '#domain/last-backup.ts';
import { countQuotesBefore } from '#domain/leads/conversations/conversation-store.ts';
import type { PageService } from '#domain/pages/page-service.ts';
import { addDays, dayOf, momentOf } from '#domain/wall-time.ts';
import { factsOfPages, type PageFactsDependencies } from './page-facts.ts';
import { mostTapped, type Period, tapsByDay } from './report-store.ts';

export interface Today {
  contacts: { yesterday: number; week: number; week_before: number };
  top_pages: { path: string; title: string; taps: number }[];
  needs_you: NeedsYou[];
}

/** In the order shown on the screen. */
export type NeedsYou =
  | { kind: 'second_factor_missing' }
  /** `lastAt` is null if none was ever made. */
  | { kind: 'backup_old'; lastAt: string | null }
  | { kind: 'pages_held'; count: number }
  | { kind: 'scheduled_today'; count: number }
  | { kind: 'trash_emptied_soon'; count: number }
  | { kind: 'quotes_waiting'; count: number }
  | { kind: 'addresses_missed'; count: number }
  | { kind: 'drafts_left'; count: number };

export interface TodayDependencies extends PageFactsDependencies {
  database: Database;
  pages: Pick<PageService, 'selectRows' | 'countRows' | 'trash' | 'drafts'>;
}

const maxTopPages = 3;
/** More pages than are shown, because some of the most tapped pages may no longer exist. */
const pagesToCheck = 6;
const trashWarningDays = 3;
const draftDays = 7;
const backupDays = 7;
/** An address that people have requested this often without finding it needs attention. */
const missedTimes = 12;
/** How long a quote is valid unless it says otherwise (content/pages/privacidade.md). */
const quoteDays = 10;
const dayMs = 86_400_000;

export async function readToday(
  dependencies: TodayDependencies,
  { userId, at }: { userId: string; at: Date },
): Promise<Today> {
  const { query } = dependencies.database;
  const today = dayOf(at);
  const week = { from: addDays(today, -7), to: addDays(today, -1) };
  const days = await tapsByDay(query, { ...week, from: addDays(today, -14) });
  const tapsOf = ({ from, to }: Period) =>
    days.filter(({ day }) => day >= from && day <= to).reduce((sum, { taps }) => sum + taps, 0);
  return {
    contacts: {
      yesterday: tapsOf({ from: week.to, to: week.to }),
      week: tapsOf(week),
      week_before: tapsOf({ from: addDays(today, -14), to: addDays(today, -8) }),
    },
    top_pages: await findTopPages(dependencies, week),
    needs_you: await findNeeds(dependencies, userId, at),
  };
}

/** Pages that no longer exist are left out, because there is nothing to look at. */
async function findTopPages(dependencies: TodayDependencies, week: Period): Promise<Today['top_pages']> {
  const tapped = await mostTapped(dependencies.database.query, week, pagesToCheck);
  const facts = await factsOfPages(
    dependencies,
    tapped.map(({ pageKey }) => pageKey),
  );
  return tapped
    .flatMap(({ pageKey, taps }) => {
      const page = facts.get(pageKey);
      return page === undefined || page.path === null ? [] : [{ path: page.path, title: page.name, taps }];
    })
    .slice(0, maxTopPages);
}

async function findNeeds(
  { database, pages }: TodayDependencies,
  userId: string,
  at: Date,
): Promise<NeedsYou[]> {
  const inDays = (days: number) => new Date(at.getTime() + days * dayMs).toISOString();
  const hasFactor = await hasVerifiedFactor(database.query, userId);
  const scheduled = await pages.drafts.countRows([
    { column: 'state', operator: 'eq', value: 'scheduled' },
    { column: 'publish_at', operator: 'lt', value: momentOf(dayOf(at), 24) },
  ]);
  const held =
    (await pages.countRows([{ column: 'hold_reason', operator: 'is', isNull: false }])) +
    (await pages.drafts.countRows([{ column: 'state', operator: 'eq', value: 'held' }]));
  const trash = await pages.trash.countRows([
    { column: 'purge_at', operator: 'lt', value: inDays(trashWarningDays) },
  ]);
  const quotes = await countQuotesBefore(database.query, inDays(-quoteDays));
  const missed = await countOpenMisses(database.query, missedTimes);
  const drafts = await pages.drafts.countRows([
    { column: 'state', operator: 'eq', value: 'draft' },
    { column: 'updated_at', operator: 'lt', value: inDays(-draftDays) },
  ]);
  const needs: NeedsYou[] = hasFactor ? [] : [{ kind: 'second_factor_missing' }];
  const lastAt = await findLastBackup(database.query);
  const isBackupOld =
    lastAt === null ? await hasPageBefore(pages, inDays(-backupDays)) : lastAt < inDays(-backupDays);
  if (isBackupOld) needs.push({ kind: 'backup_old', lastAt });
  if (held > 0) needs.push({ kind: 'pages_held', count: held });
  if (scheduled > 0) needs.push({ kind: 'scheduled_today', count: scheduled });
  if (trash > 0) needs.push({ kind: 'trash_emptied_soon', count: trash });
  if (quotes > 0) needs.push({ kind: 'quotes_waiting', count: quotes });
  if (missed > 0) needs.push({ kind: 'addresses_missed', count: missed });
  if (drafts > 0) needs.push({ kind: 'drafts_left', count: drafts });
  return needs;
}

/** A site without a backup has nothing to lose until it has had a page for as long as a backup may be old. */
async function hasPageBefore(pages: Pick<PageService, 'selectRows'>, at: string): Promise<boolean> {
  const found = await pages.selectRows({
    columns: ['id'],
    conditions: [{ column: 'created_at', operator: 'lt', value: at }],
    order: [],
    range: { offset: 0, limit: 1 },
  });
  return found.length > 0;
}
