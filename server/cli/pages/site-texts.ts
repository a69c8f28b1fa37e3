/** Loads the hand-written texts of the site for a command, which can work without them. */
import type { HandWrittenPage } from '#domain/pages/gate/hand-written-page.ts';
import { loadHandWrittenPages } from '../../answers/site-renderer.ts';
import type { CommandContext } from '../command.ts';

export function siteTexts({
  printError,
}: Pick<CommandContext, 'printError'>): () => Promise<readonly HandWrittenPage[]> {
  return async () => {
    try {
      return await loadHandWrittenPages();
    } catch {
      printError('The build is of another version, so the texts of the site itself are not compared.');
      return [];
    }
  };
}
