/**
 * Skips pages whose slug is taken. One query looks up all slugs first, so a second run does not send fifty failing
 * requests.
 */
import type { PageInput } from '#domain/pages/page-fields.ts';
import { type Result, refusal } from '#domain/result.ts';
import type { PageEntry } from '../../pages/page-api.ts';
import type { CallFailure } from '../../session/call-failure.ts';

export interface SkipTakenDependencies {
  /** @returns the slugs that are taken */
  findTaken: (slugs: readonly string[]) => Promise<Result<ReadonlySet<string>, CallFailure>>;
  save: (page: PageInput) => Promise<Result<PageEntry, CallFailure>>;
}

/** @returns a function to call for each page; its first call looks up the slugs of all of them */
export function skippingTaken(
  { findTaken, save }: SkipTakenDependencies,
  slugs: readonly string[],
): SkipTakenDependencies['save'] {
  let taken: ReadonlySet<string> | null = null;
  return async (page) => {
    if (taken === null) {
      const found = await findTaken(slugs);
      if (!found.ok) return found;
      taken = found.value;
    }
    return taken.has(page.slug) ? refusal(alreadyExists) : save(page);
  };
}

const alreadyExists: CallFailure = {
  code: 'already_exists',
  message: 'The slug exists',
  details: null,
  retryAfterSeconds: null,
};
