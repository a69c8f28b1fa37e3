/** The pages of 'Geração em Lote' (SPEC.md section 9): one for each phrase, under a title chosen by chance. */
import { batchPhrases, batchTitleTemplates } from '#content/generator/batch-phrases.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { generatePage } from './generate-page.ts';
import { capitalise } from './grammar.ts';
import { pick, type Random } from './random.ts';

export interface BatchDraft {
  title: string;
  slug: string;
  content: string;
  description: string;
}

/** The panel has no slider: the middle, where two pages of one kind still differ well. */
const batchCreativity = 50;

/** @returns 50 drafts, in the order of the phrases; the same for the same chance */
export function batchDrafts(random: Random): BatchDraft[] {
  return batchPhrases.map((phrase) => draftPage(titleFor(phrase, random), batchCreativity, random));
}

/** One page as the administrator's client stores it. */
function draftPage(title: string, creativity: number, random: Random): BatchDraft {
  const { html, description } = generatePage({ title, creativity, random });
  return { title, slug: slugFromTitle(title), content: html, description };
}

function titleFor(phrase: string, random: Random): string {
  return pick(batchTitleTemplates, random).replace('{Frase}', capitalise(phrase)).replace('{frase}', phrase);
}
