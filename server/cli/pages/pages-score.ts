/** `pages score`: the gate's verdict on published pages. */
import { createContentVersion } from '#database/content-version.ts';
import { systemClock } from '#domain/clock.ts';
import type { PageScore } from '#domain/pages/gate/score-page.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { readAllPageRows } from '#domain/pages/read-all-page-rows.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { siteTexts } from './site-texts.ts';

/** One line: verdict, similarity, own words, slug and the page it is similar to; separated by tabs. */
export const pagesScore: Command = async ({ env, operands: [slug = ''], print, printError }) =>
  withDatabase(env, async (database) => {
    const pages = createPageService({
      database,
      contentVersion: createContentVersion(database),
      clock: systemClock,
      loadHandWritten: siteTexts({ printError }),
    });
    const page = await pages.findBySlug(slug);
    if (page === null) {
      printError(`There is no page with the slug "${slug}".`);
      return exitCodes.failed;
    }
    print(lineOf(slug, await pages.gate.score({ ...page, pageId: page.id })));
    return exitCodes.done;
  });

/** One line for each page whose verdict is not `ok`, then the number of pages with each verdict. */
export const pagesScoreAll: Command = async ({ env, print, printError }) =>
  withDatabase(env, async (database) => {
    const { gate } = createPageService({
      database,
      contentVersion: createContentVersion(database),
      clock: systemClock,
      loadHandWritten: siteTexts({ printError }),
    });
    const counts = { ok: 0, aviso: 0, retida: 0 };
    for await (const row of readAllPageRows(database.query)) {
      const score = await gate.score({ ...row, pageId: row.id });
      counts[score.verdict] += 1;
      if (score.verdict !== 'ok') print(lineOf(row.slug, score));
    }
    print(`ok ${counts.ok}, aviso ${counts.aviso}, retida ${counts.retida}`);
    return exitCodes.done;
  });

function lineOf(slug: string, { verdict, similarity, ownWords, sibling }: PageScore): string {
  return [verdict, similarity.toFixed(2), ownWords, slug, sibling?.path ?? ''].join('\t');
}
