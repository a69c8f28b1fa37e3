/** Keeps the results of the bulk creator, so that they survive the end of a session. */
import * as z from 'zod/mini';
import { keptWork, workKeys } from '../../parts/unsaved/kept-work.ts';
import type { CreationResult } from '../create-pages.ts';

const result: z.ZodMiniType<CreationResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ title: z.string(), slug: z.string() }) }),
  z.object({
    ok: z.literal(false),
    failure: z.object({
      code: z.enum(['already_exists', 'refused', 'failed']),
      title: z.string(),
      text: z.string(),
    }),
  }),
]);

export const keptResults = keptWork<CreationResult[]>(workKeys.bulkCreator, z.array(result));
