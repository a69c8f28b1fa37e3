/**
 * What stands in the generator's form, and what came of it, kept through other screens, a reload and the end of a
 * session: the same text cannot be made again, because each one is made by chance.
 */
import * as z from 'zod/mini';
import { keptWork, type WorkStorage } from '../kept-work.ts';
import { pageDraft } from '../panel/page-draft.ts';

/** SPEC.md section 9. */
export const creativityScale = { min: 0, max: 100, step: 5, start: 75 } as const;

const generatorDraft = z.object({
  /** One a line. */
  titles: z.string(),
  creativity: z.number().check(z.gte(creativityScale.min), z.lte(creativityScale.max)),
  /** Generated and not saved yet. */
  page: z.nullable(pageDraft),
});

export type GeneratorDraft = z.infer<typeof generatorDraft>;

const emptyGeneratorDraft: GeneratorDraft = {
  titles: '',
  creativity: creativityScale.start,
  page: null,
};

const drafts = keptWork('admin-generator-draft', generatorDraft);

export function keepGeneratorDraft(storage: WorkStorage, administratorId: string, draft: GeneratorDraft) {
  if (!holdsWork(draft) && draft.creativity === creativityScale.start) drafts.forget(storage);
  else drafts.keep(storage, administratorId, draft);
}

export function recallGeneratorDraft(storage: WorkStorage, administratorId: string): GeneratorDraft {
  return drafts.recall(storage, administratorId) ?? emptyGeneratorDraft;
}

/** Whether there is anything somebody would miss. */
export function holdsWork({ titles, page }: GeneratorDraft): boolean {
  return titles.trim() !== '' || page !== null;
}

export const hasGeneratorDraft = drafts.has;
