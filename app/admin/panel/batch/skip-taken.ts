/** Saves no page whose slug exists: one call beforehand asks for all of them, so that a second run costs no fifty refusals. */
import type { CreateResult, NewPage } from '../../pages/page-api.ts';

export interface SkipCalls {
  /** @returns those of the slugs that exist; null without a session */
  findTaken: (slugs: readonly string[]) => Promise<ReadonlySet<string> | null>;
  save: (page: NewPage) => Promise<CreateResult | null>;
}

/** @returns what saves one page after another; the first one asks which slugs exist, and all rely on its answer */
export function skippingTaken(slugs: readonly string[], { findTaken, save }: SkipCalls): SkipCalls['save'] {
  let taken: ReadonlySet<string> | null = null;
  return async (page) => {
    taken ??= await findTaken(slugs);
    if (taken === null) return null;
    return taken.has(page.slug) ? { ok: false, code: 'slug_taken' } : save(page);
  };
}
