/** Looks up what stood at an address that no screen answers (docs/specification/addresses.md#deleted-and-moved-addresses). */
import { paths } from '#app/paths.ts';
import type { AddressService } from '#domain/addresses/address-service.ts';
import type { SiteRenderer } from './site-renderer.ts';

/** How screens answer an address that they do not know. */
const missLocations: readonly (string | null)[] = [paths.notFound(), paths.home()];

function isMiss({ status, headers }: Response): boolean {
  return status === 404 || (status === 302 && missLocations.includes(headers.get('location')));
}

/** @returns the answer of the screen unless it is a miss and the address has a rule */
export async function answerMissed(
  request: Request,
  answer: Response,
  { addresses, site }: { addresses: AddressService; site: Pick<SiteRenderer, 'render'> },
): Promise<Response> {
  if (!isMiss(answer)) return answer;
  const url = new URL(request.url);
  const found = await addresses.find(url.pathname);
  if (found === null) return answer;
  if (found.code === 'moved') {
    return new Response(null, { status: found.status, headers: { Location: found.to } });
  }
  const notFound = new Request(new URL(paths.notFound(), url), { method: request.method });
  return site.render(notFound, null, url.pathname);
}
