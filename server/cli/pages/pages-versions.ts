/** `pages versions`: lists the versions of a page, and makes a working copy of one of them. */
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { systemClock } from '#domain/clock.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { findPageBySlug } from '#domain/pages/page-store.ts';
import { listVersionRows } from '#domain/pages/versions/version-store.ts';
import { type Command, type CommandContext, type ExitCode, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** A longer list is easier to read in the administrator's area. */
const maxListed = 1000;

/** One line per version, oldest first: number, time, event, name; separated by tabs. */
export const pagesVersions: Command = (context) =>
  withPage(context, async ({ query }, pageId) => {
    const versions = await listVersionRows(query, pageId, maxListed);
    for (const { number, at, event, label } of versions) context.print([number, at, event, label].join('\t'));
    return exitCodes.done;
  });

export const pagesVersionsRestore: Command = (context) =>
  withPage(context, async (database, pageId, slug) => {
    const { operands, print, printError } = context;
    const typedNumber = operands[1] ?? '';
    const number = /^[1-9]\d{0,8}$/.test(typedNumber) ? Number(typedNumber) : null;
    const contentVersion = createContentVersion(database);
    const { drafts } = createPageService({ database, contentVersion, clock: systemClock });
    const restored = number === null ? null : await drafts.restoreVersion({ pageId, number, by: null });
    if (!restored?.ok) {
      printError(`The page "${slug}" has no version "${typedNumber}".`);
      return exitCodes.failed;
    }
    print(
      `The working copy of /${slug} has the text of version ${number}. The site changes when you publish it.`,
    );
    return exitCodes.done;
  });

function withPage(
  { env, operands: [slug = ''], printError }: CommandContext,
  run: (database: Database, pageId: string, slug: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withDatabase(env, async (database) => {
    const page = await findPageBySlug(database.query, slug);
    if (page !== null) return run(database, page.id, slug);
    printError(`There is no page with the slug "${slug}".`);
    return exitCodes.failed;
  });
}
