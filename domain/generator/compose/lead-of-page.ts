/** The opening paragraphs of a page in their order. */
import { dangerPassages } from '#content/generator/danger-passages.ts';
import type { Admission } from '#domain/generator/claims/admit-unknown.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { isRemote } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { asksBeforeFault } from './asks-before-fault.ts';

export interface LeadPieces {
  first: readonly string[];
  /** Paragraphs about words of the title that the others leave out. */
  found: readonly string[];
  context: readonly string[];
  secondAnswer: readonly string[];
  /** What to send us if a word of the title has no answer, and the name of a model that no list has. */
  honest: Pick<Admission, 'paragraphs' | 'model'>;
}

/** The answer to the title comes first. Only a warning of danger comes before it. */
export function leadOf(
  meaning: TitleMeaning,
  { first, found, context, secondAnswer, honest }: LeadPieces,
): string[] {
  const [opening = '', ...rest] = first;
  const danger = dangerOf(meaning, opening);
  const named = withModel(opening, meaning.brands[0], honest.model);
  const safely = danger === null ? named : `${danger} ${named}`;
  const given = amountsOf(opening);
  // For a place that we may not serve, prices appear once.
  const isPricedAgain = (text: string) =>
    meaning.place?.reach === 'unknown' &&
    amountsOf(text).filter((amount) => given.includes(amount)).length > 1;
  const after = secondAnswer.filter((text) => !isPricedAgain(text));
  return [safely, ...rest, ...found, ...context, ...after, ...honest.paragraphs];
}

/** 'Motor Peccinin' is 'motor Peccinin Fast' where the title says so. */
function withModel(opening: string, brand: string | undefined, model: string): string {
  if (brand === undefined || model === '' || opening.includes(model)) return opening;
  return opening.replace(new RegExp(`\\b[Mm]otor(?: novo)? ${brand}\\b(?! [A-Z\\d])`), `$& ${model}`);
}

function amountsOf(text: string): string[] {
  return text.match(/R\$\s?[\d.]*\d/g) ?? [];
}

const warns =
  /\b(?:desligue|desligad[oa] no disjuntor|afaste|não (?:se )?(?:encoste|mova|force|acione|toque))/i;

/** What to switch off and to stay away from; null if nothing threatens or the answer begins with it. */
function dangerOf(meaning: TitleMeaning, opening: string): string | null {
  const { main } = meaning;
  // A remote is harmless when it falls or burns out.
  if (main === null || main.subject.isNeighbour || isRemote(main)) return null;
  if (asksBeforeFault(meaning)) return null;
  if (meaning.direct !== null && !meaning.direct.isComplaint) return null;
  const found = dangerPassages.find(({ faults }) => faults.some((fault) => meaning.faults.includes(fault)));
  const beginning = sentencesOf(opening).slice(0, 2).join(' ');
  return found === undefined || warns.test(beginning) ? null : found.text;
}
