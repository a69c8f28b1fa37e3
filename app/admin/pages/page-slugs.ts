/** Looks up the slugs of pages that other rows refer to by id. */
import * as z from 'zod/mini';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../session/backend.ts';
import { callTable } from '../session/call-backend.ts';
import type { CallFailure } from '../session/call-failure.ts';

/** The server refuses requests whose head exceeds 16 KB, which about 400 ids would fill. */
const idsPerQuery = 100;

const pageSlugs = z.array(z.object({ id: z.string(), slug: z.string() }));

/** @returns the slugs by id, without pages that are not on the site */
export async function findSlugs(
  backend: Backend,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, CallFailure>> {
  const distinct = [...new Set(ids)];
  const slugs = new Map<string, string>();
  for (let start = 0; start < distinct.length; start += idsPerQuery) {
    const part = distinct.slice(start, start + idsPerQuery);
    const pages = await callTable(backend, pageSlugs, () =>
      backend.from('generated_pages').select('id,slug').in('id', part),
    );
    if (!pages.ok) return pages;
    for (const { id, slug } of pages.value.data) slugs.set(id, slug);
  }
  return success(slugs);
}
