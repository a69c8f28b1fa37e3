/** Finds the page that a customer's message came from. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { findCodes } from '#domain/leads/find-codes.ts';
import { findPageOfCode } from '#domain/leads/page-code-store.ts';
import { momentOf } from '#domain/wall-time.ts';
import { pageKinds } from './group-names.ts';
import { factsOfPages, otherFamily, type PageFactsDependencies } from './page-facts.ts';
import { recentTaps } from './report-store.ts';

export interface Reference {
  code: string;
  /** `kind` is what the owner calls a page of its family. The path is null if the page does not exist any more. */
  page: { path: string | null; title: string; kind: string };
  /** The newest taps. `at` is the beginning of the hour, in UTC. */
  recent: { at: string; slot: string; source: string }[];
}

const shownTaps = 5;

/** @returns null if the text contains no code of a page */
export async function findReference(
  dependencies: PageFactsDependencies,
  query: Kysely<Schema>,
  text: string,
): Promise<Reference | null> {
  for (const code of findCodes(text)) {
    const pageKey = await findPageOfCode(query, code);
    if (pageKey === null) continue;
    const page = (await factsOfPages(dependencies, [pageKey])).get(pageKey);
    const kind = pageKinds[page?.family ?? otherFamily] ?? '';
    const taps = await recentTaps(query, pageKey, shownTaps);
    return {
      code,
      page: { path: page?.path ?? null, title: page?.name ?? code, kind },
      recent: taps.map(({ day, hour, slot, source }) => ({ at: momentOf(day, hour), slot, source })),
    };
  }
  return null;
}
