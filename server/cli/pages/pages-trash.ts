/** The trash on the command line: lists it, moves a page there and restores it. */
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { systemClock } from '#domain/clock.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import type { RestoreFailure } from '#domain/pages/trash/restore-trashed.ts';
import { findTrashedId, listTrashedRows } from '#domain/pages/trash/trash-store.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** A longer list is easier to read in the administrator's area. */
const maxListed = 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One line per page: when it is purged, id, slug, title; separated by tabs. */
export const pagesTrashList: Command = async ({ env, print }) => {
  const rows = await withDatabase(env, ({ query }) => listTrashedRows(query, maxListed));
  for (const { purge_at, id, slug, title } of rows) print([purge_at, id, slug, title].join('\t'));
  return exitCodes.done;
};

export const pagesTrash: Command = async ({ env, operands: [slug = ''], print, printError }) => {
  const result = await withDatabase(env, (database) =>
    servicesOf(database).delete([{ column: 'slug', operator: 'eq', value: slug }]),
  );
  if (!result.ok || result.value.length === 0) {
    printError(`There is no page with the slug "${slug}".`);
    return exitCodes.failed;
  }
  print(`The page /${slug} is in the trash now.`);
  return exitCodes.done;
};

export const pagesRestore: Command = async ({ env, operands: [slugOrId = ''], slug, print, printError }) =>
  withDatabase(env, async (database) => {
    const id = uuid.test(slugOrId) ? slugOrId : await findTrashedId(database.query, slugOrId);
    const restored =
      id === null ? null : await servicesOf(database).trash.restore({ id, ...(slug !== null && { slug }) });
    if (restored?.ok) {
      print(`The page is on the site again, at /${restored.value.slug}.`);
      return exitCodes.done;
    }
    printError(restored === null ? notInTrash(slugOrId) : reasonOf(restored.failure, slugOrId));
    return exitCodes.failed;
  });

function servicesOf(database: Database) {
  return createPageService({ database, contentVersion: createContentVersion(database), clock: systemClock });
}

function notInTrash(slugOrId: string): string {
  return `There is no page "${slugOrId}" in the trash.`;
}

function reasonOf(failure: RestoreFailure, slugOrId: string): string {
  switch (failure.code) {
    case 'slug_taken':
      return `Another page has the slug "${failure.slug}" now. Name another one with --slug.`;
    case 'slug_reserved':
      return `The slug "${failure.slug}" is an address of the site itself.`;
    case 'empty':
      return 'Nothing is left of the slug.';
    case 'too_long':
      return `The slug is longer than ${failure.limit} characters.`;
    case 'not_in_trash':
    case 'not_one_page':
      return notInTrash(slugOrId);
  }
}
