/**
 * Finds what to answer at an address that has no page (docs/specification/addresses.md#deleted-and-moved-addresses).
 */
import type { Database } from '#database/database.ts';
import { pagePath } from './page-path.ts';
import { type FoundRule, ruleFinder } from './redirect-store.ts';

export type AddressAnswer =
  /** The address had a page, which was deleted. */
  { code: 'gone' } | { code: 'moved'; status: 301 | 302; to: string };

export interface AddressService {
  /**
   * Call it only after no screen has answered, so that a published page always wins.
   * @param path as requested, percent-encoded
   * @returns null for an address that never existed
   */
  find(path: string): Promise<AddressAnswer | null>;
}

export function createAddressService({ query }: Pick<Database, 'query'>): AddressService {
  const findRule = ruleFinder(query);
  return {
    async find(path) {
      const rule = await findRule(path);
      return rule === null ? null : answerOf(rule);
    },
  };
}

function answerOf({ status, to_page_id, to_path, slug }: FoundRule): AddressAnswer {
  if (status === 410) return { code: 'gone' };
  if (to_page_id === null)
    return to_path === null ? { code: 'gone' } : { code: 'moved', status, to: to_path };
  // If a page was renamed and then deleted, its older addresses are gone too.
  return slug === null ? { code: 'gone' } : { code: 'moved', status, to: pagePath(slug) };
}
