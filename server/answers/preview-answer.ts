/**
 * What stands around the preview of a draft. A token that leads nowhere is answered with the not-found page, whether it
 * is unknown, expired or revoked, and no rule or list of missed addresses learns of it.
 */
import { paths } from '#app/paths.ts';
import type { SiteRenderer } from './site-renderer.ts';

const previews = paths.preview('');

export function isPreviewPath(path: string): boolean {
  return path.startsWith(previews);
}

/** @param answer of the screen */
export async function answerPreview(
  { url, method }: Request,
  answer: Response,
  site: Pick<SiteRenderer, 'render'>,
): Promise<Response> {
  if (answer.status !== 404) return answer;
  return site.render(new Request(new URL(paths.notFound(), url), { method }), null);
}
