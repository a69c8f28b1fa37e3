/** The administrator's call that lets the gate judge many pages at once: `plan_batch` of /rest/v1. */
import * as z from 'zod/mini';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';

const plannedPage = z.object({
  slug: z.string(),
  verdict: z.enum(['nova', 'existe', 'parecida', 'curta']),
  sibling: z.nullable(z.object({ path: z.string(), title: z.string() })),
});

export type PlannedPage = z.infer<typeof plannedPage>;

/** @returns the verdict on each page, in the order of the pages */
export async function planBatch(
  backend: Backend,
  pages: readonly PageInput[],
): Promise<Result<PlannedPage[], CallFailure>> {
  const texts = pages.map(({ title, slug, content }) => ({ title, slug, content }));
  const planned = await callTable(backend, z.array(plannedPage), () =>
    backend.rpc('plan_batch', { pages: texts }),
  );
  return planned.ok ? success(planned.value.data) : planned;
}
