/**
 * The generator's input and its unsaved page, kept across other screens, a reload and the end of a session. Texts are
 * random, so a lost one could not be generated again.
 */
import * as z from 'zod/mini';
import { pageInputSchema } from '../../pages/page-input-schema.ts';
import { keptWork, type WorkStorage, workKeys } from '../../parts/unsaved/kept-work.ts';

/** docs/specification/generator.md#creativity */
export const creativityScale = { min: 0, max: 100, step: 5, start: 75 } as const;

const generatorWork = z.object({
  /** One per line. */
  titles: z.string(),
  creativity: z.number().check(z.gte(creativityScale.min), z.lte(creativityScale.max)),
  /** Generated but not saved yet. */
  page: z.nullable(pageInputSchema),
});

export type GeneratorWork = z.infer<typeof generatorWork>;

const noWork: GeneratorWork = {
  titles: '',
  creativity: creativityScale.start,
  page: null,
};

const kept = keptWork(workKeys.generator, generatorWork);

export function keepGeneratorWork(storage: WorkStorage, administratorId: string, work: GeneratorWork) {
  if (!holdsAnything(work) && work.creativity === creativityScale.start) kept.forget(storage);
  else kept.keep(storage, administratorId, work);
}

export function recallGeneratorWork(storage: WorkStorage, administratorId: string): GeneratorWork {
  return kept.recall(storage, administratorId) ?? noWork;
}

/** Whether discarding the work would lose anything typed or generated. */
export function holdsAnything({ titles, page }: GeneratorWork): boolean {
  return titles.trim() !== '' || page !== null;
}
