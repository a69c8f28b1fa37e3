/** Renders the screen at an address, with the headers for its kind: public, administrator's or preview. */
import type { AddressService } from '#domain/addresses/address-service.ts';
import { hasNoindex } from './answers/has-noindex.ts';
import { answerMissed } from './answers/missed-address.ts';
import { answerPreview, isPreviewPath } from './answers/preview-answer.ts';
import { adminPolicy, newNonce } from './answers/security-headers.ts';
import type { SiteRenderer } from './answers/site-renderer.ts';
import { isAdminPath } from './html-cache/render-rank.ts';

export interface ScreenDependencies {
  site: SiteRenderer;
  addresses: AddressService;
  /** Development only: the answers have no content security policy. */
  isPolicyRelaxed: boolean;
}

const publicCaching = 'public,no-cache';

/** @returns a function that returns null if the screen could not be rendered */
export function createScreenAnswers({
  site,
  addresses,
  isPolicyRelaxed,
}: ScreenDependencies): (request: Request, path: string) => Promise<Response | null> {
  return async (request, path) => {
    const nonce = isAdminPath(path) ? newNonce() : null;
    const rendered = await site.render(request, nonce);
    const isPreview = isPreviewPath(path);
    const answer = isPreview
      ? await answerPreview(request, rendered, site)
      : await answerMissed(request, rendered, { addresses, site });
    if (answer.status >= 500) return null;
    // Buffered, so that a stream that fails becomes the error page rather than half a page.
    const body = answer.body === null ? null : await answer.text();
    const response = new Response(body, answer);
    const { headers } = response;
    if (!isPolicyRelaxed) {
      // An unknown address of the administrator's area gets the public not-found page.
      const isPublic = nonce === null || answer.status >= 400;
      headers.set('Content-Security-Policy', isPublic ? site.policyOf(body ?? '') : adminPolicy(nonce));
    }
    if (nonce !== null || isPreview) {
      headers.set('Cache-Control', 'no-store');
      headers.set('X-Robots-Tag', 'noindex');
    } else if (answer.status === 200) {
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', publicCaching);
      if (body !== null && hasNoindex(body)) headers.set('X-Robots-Tag', 'noindex');
    }
    return response;
  };
}
