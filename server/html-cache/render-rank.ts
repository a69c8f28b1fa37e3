/** Decides in which line an address waits to be rendered, if it is not known to be a page of the site. */
import { paths } from '#app/paths.ts';
import { isPreviewPath } from '../answers/preview-answer.ts';
import type { RenderRank } from './render-queue.ts';

const generatedPages = paths.generatedPage('');

export function isAdminPath(path: string): boolean {
  return /^\/admin(\/|\.data$|$)/.test(path);
}

/** @param key path, with or without a query */
export function rankOfUnlisted(key: string): RenderRank {
  if (isAdminPath(key) || isPreviewPath(key)) return 'private';
  return key.startsWith(generatedPages) ? 'generated' : 'other';
}
