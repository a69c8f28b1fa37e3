/** What the bulk creator has done so far, kept so that a session that ends midway does not take it along. */
import * as z from 'zod/mini';
import { keptWork } from '../kept-work.ts';
import type { CreationResult } from '../page-creation/create-pages.ts';

const result: z.ZodMiniType<CreationResult> = z.discriminatedUnion('ok', [
  z.object({ title: z.string(), ok: z.literal(true), slug: z.string() }),
  z.object({
    title: z.string(),
    ok: z.literal(false),
    why: z.enum(['taken', 'refused', 'failed']),
    error: z.string(),
  }),
]);

export const keptResults = keptWork<CreationResult[]>('admin-bulk-results', z.array(result));
