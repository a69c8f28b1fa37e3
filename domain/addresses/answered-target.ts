import { pagePath } from './page-path.ts';
import type { FoundRule } from './redirect-store.ts';

/** @returns where the address of a rule leads now; null if the answer is 410 Gone */
export function answeredTarget({
  status,
  to_page_id,
  to_path,
  slug,
}: FoundRule): { status: 301 | 302; to: string } | null {
  if (status === 410) return null;
  if (to_page_id === null) return to_path === null ? null : { status, to: to_path };
  // If a page was renamed and then deleted, its older addresses are gone too.
  return slug === null ? null : { status, to: pagePath(slug) };
}
