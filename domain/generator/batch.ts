/**
 * The titles of 'Geração em Lote' (docs/specification/generator.md#batch): one for each phrase, from a randomly chosen
 * template.
 */
import { batchPhrases, batchTitleTemplates } from '#content/generator/batch-phrases.ts';
import { capitalise } from './grammar.ts';
import { pick, type Random } from './random.ts';

/** @returns 50 titles in the order of the phrases; the same random source gives the same titles */
export function batchTitles(random: Random): string[] {
  return batchPhrases.map((phrase) =>
    pick(batchTitleTemplates, random).replace('{Frase}', capitalise(phrase)).replace('{frase}', phrase),
  );
}
