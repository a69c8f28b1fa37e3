/** The titles of 'Geração em Lote' (SPEC.md section 9): one for each phrase, out of a template chosen by chance. */
import { batchPhrases, batchTitleTemplates } from '#content/generator/batch-phrases.ts';
import { capitalise } from './grammar.ts';
import { pick, type Random } from './random.ts';

/** @returns 50 titles, in the order of the phrases; the same for the same chance */
export function batchTitles(random: Random): string[] {
  return batchPhrases.map((phrase) =>
    pick(batchTitleTemplates, random).replace('{Frase}', capitalise(phrase)).replace('{frase}', phrase),
  );
}
