/** `pages import --dry-run`: shows the result of each row of an import, without writing anything. */
import { createContentVersion } from '#database/content-version.ts';
import { systemClock } from '#domain/clock.ts';
import type { PlannedPage } from '#domain/pages/gate/plan-pages.ts';
import { cleanImportedPage } from '#domain/pages/import-pages.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { UnreadableFile } from '../../csv/text-pieces.ts';
import { type Command, exitCodes } from '../command.ts';
import { problemOfReading } from '../file-problem.ts';
import { withDatabase } from '../with-database.ts';
import { type FileRow, formatOf, readPageFile } from './files/page-file.ts';
import { inBatches, reasonOf } from './import-rows.ts';
import { siteTexts } from './site-texts.ts';

export const planImport: Command = async ({ env, operands: [file = ''], print, printError }) => {
  const format = formatOf(file, problemOfReading);
  if (!format.ok) {
    printError(format.failure);
    return exitCodes.failed;
  }
  const counts = { nova: 0, existe: 0, parecida: 0, curta: 0, refused: 0 };
  const isReadToEnd = await withDatabase(env, async (database) => {
    const { gate } = createPageService({
      database,
      contentVersion: createContentVersion(database),
      clock: systemClock,
      loadHandWritten: siteTexts({ printError }),
    });
    const planner = await gate.planner();
    try {
      for await (const rows of inBatches(readPageFile(file, format.value))) {
        const checked = rows.map(checkedRow);
        const pages = checked.flatMap(({ page }) => (page === null ? [] : [page]));
        const planned = (await planner.plan(pages)).values();
        for (const { line, page, reason } of checked) {
          const plan = page === null ? undefined : planned.next().value;
          counts[plan?.verdict ?? 'refused'] += 1;
          const report = plan === undefined ? `refused, ${reason}` : reportOf(plan);
          if (report !== null) printError(`Line ${line}: ${report}.`);
        }
      }
      return true;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      printError(error.message);
      return false;
    }
  });
  const { nova, existe, parecida, curta, refused } = counts;
  print(
    `Nothing was written. New ${nova}, similar ${parecida}, short ${curta}, taken ${existe}, refused ${refused}.`,
  );
  return isReadToEnd && refused === 0 ? exitCodes.done : exitCodes.failed;
};

function checkedRow({ line, page }: FileRow) {
  if (!page.ok) return { line, page: null, reason: page.failure };
  const cleaned = cleanImportedPage(page.value.input);
  if (!cleaned.ok) return { line, page: null, reason: reasonOf(cleaned.failure) };
  return { line, page: cleaned.value, reason: '' };
}

/** @returns null for a new page, which is only counted */
function reportOf({ slug, verdict, sibling }: PlannedPage): string | null {
  switch (verdict) {
    case 'nova':
      return null;
    case 'existe':
      return `taken, there is a page with the slug "${slug}"`;
    case 'parecida':
      return `similar to ${sibling?.path}`;
    case 'curta':
      return 'short, it has few words of its own';
  }
}
