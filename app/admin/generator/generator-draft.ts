/** What stands in the generator's form, kept through a reload and the end of a session. */
import * as z from 'zod/mini';
import { keptWork, type WorkStorage } from '../kept-work.ts';

/** SPEC.md section 9. */
export const creativityScale = { min: 0, max: 100, step: 5, start: 75 } as const;

const generatorDraft = z.object({
  /** One a line. */
  titles: z.string(),
  creativity: z.number().check(z.gte(creativityScale.min), z.lte(creativityScale.max)),
});

export type GeneratorDraft = z.infer<typeof generatorDraft>;

const emptyGeneratorDraft: GeneratorDraft = { titles: '', creativity: creativityScale.start };

const drafts = keptWork('admin-generator-draft', generatorDraft);

export function keepGeneratorDraft(storage: WorkStorage, administratorId: string, draft: GeneratorDraft) {
  const isUntouched = draft.titles.trim() === '' && draft.creativity === creativityScale.start;
  if (isUntouched) drafts.forget(storage);
  else drafts.keep(storage, administratorId, draft);
}

export function recallGeneratorDraft(storage: WorkStorage, administratorId: string): GeneratorDraft {
  return drafts.recall(storage, administratorId) ?? emptyGeneratorDraft;
}

export const hasGeneratorDraft = drafts.has;
