/**
 * Answers for previews of drafts. A token that leads nowhere is answered with the not-found page, whether it is unknown,
 * expired or revoked. No rule is consulted for it, and it is not listed as missed.
 */
import { paths } from '#app/paths.ts';
import type { SiteRenderer } from './site-renderer.ts';

const previews = paths.preview('');

export function isPreviewPath(path: string): boolean {
  return path.startsWith(previews);
}

/** @param answer the screen's answer */
export async function answerPreview(
  { url, method }: Request,
  answer: Response,
  site: Pick<SiteRenderer, 'render'>,
): Promise<Response> {
  if (answer.headers.get('location') !== paths.notFound()) return answer;
  return site.render(new Request(new URL(paths.notFound(), url), { method }), null);
}
