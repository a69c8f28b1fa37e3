/**
 * Finds what to answer at an address that has no page (docs/specification/addresses.md#deleted-and-moved-addresses).
 */
import type { Database } from '#database/database.ts';
import { answeredTarget } from './answered-target.ts';
import { ruleFinder } from './redirect-store.ts';

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
      if (rule === null) return null;
      const target = answeredTarget(rule);
      return target === null ? { code: 'gone' } : { code: 'moved', ...target };
    },
  };
}
