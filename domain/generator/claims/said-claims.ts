/** Finds what a title claims and a text leaves out. A text may make a claim in the same words or in known synonyms. */
import { foldText } from '#domain/fold-text.ts';
import { gateWords, saysSubject } from '#domain/generator/compose/wording/label.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { kindredOf, stemSetOf } from '#domain/generator/likeness/word-weights.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import { spansOfAny } from '#domain/generator/title/phrases/phrases.ts';
import { titleWords } from '#domain/generator/title/title-words.ts';
import type { Claim } from './title-claims.ts';

/** The claims that a text leaves out. */
export function unsaidIn(text: string, claims: readonly Claim[]): Claim[] {
  if (claims.length === 0) return [];
  const folded = foldText(text.replaceAll('\u00a0', ' '));
  const words = titleWords(text);
  const stems = stemSetOf(text);
  return claims.filter(({ folded: word, figure, subject, phrases }) => {
    // The number of a figure counts only with its unit.
    const needsUnit = figure !== null && /^[\d.,/]+$/.test(word);
    if (!needsUnit && hasWord(folded, word)) return false;
    if (figure && (folded.includes(foldedFigure(figure)) || hasAmount(folded, figure))) return false;
    if (stemsOf(word).some((stem) => stems.has(stem) || [...kindredOf(stem)].some((kin) => stems.has(kin))))
      return false;
    if (phrases.includes(priceWord) && folded.includes('r$')) return false;
    if (spansOfAny(phrases, words).length > 0) return false;
    return !(subject && isOnlyName(word, subject.alias, subject.subject.name) && saysSubject(text, subject));
  });
}

function foldedFigure({ text }: TitleFigure): string {
  return foldText(text.replaceAll('\u00a0', ' '));
}

/** One of the patterns in content/generator/words/aspect-words.ts that mark a question about the price. */
export const priceWord = 'preco*';

function hasWord(folded: string, word: string): boolean {
  return new RegExp(`(?<![a-z0-9])${word.replace(/[^a-z0-9]/g, '\\$&')}s?(?![a-z0-9])`).test(folded);
}

/**
 * Whether a text has the amount in this unit or without one. `4 horas` is not '4 metros', and neither `1.500` nor `R$ 500`
 * is '500 kg'.
 */
function hasAmount(folded: string, { amount, text, unit: measured }: TitleFigure): boolean {
  const number = String(amount).replace('.', ',');
  const own = foldText(text);
  const before = measured === 'real' ? '(?<![a-z0-9.,])' : '(?<![a-z0-9.,]|r\\$ )';
  return [...folded.matchAll(new RegExp(`${before}${number}(?![a-z0-9]|[.,]\\d)(?: ([a-z]+))?`, 'g'))].some(
    ([, unit = '']) => own.includes(unit) || !unitWords.test(unit),
  );
}

const unitWords =
  /^(?:kg|cm|mm|v|w|hp|cv|horas?|minutos?|segundos?|anos?|meses|mes|dias?|metros?|vezes|ciclos|aberturas)$/;

/**
 * Whether a word only names the subject. `placa` does, because it is another name for the control unit. `pilha` in
 * 'pilha do controle' does not, because it adds the battery to the remote.
 */
function isOnlyName(word: string, alias: string | null, name: string): boolean {
  if (gateWords.test(word)) return true;
  const inName = foldText(name).split(' ');
  if (alias === null || inName.includes(word)) return true;
  return !foldText(alias)
    .split(' ')
    .some((other) => other !== word && other.length > 2 && inName.includes(other) && !gateWords.test(other));
}
