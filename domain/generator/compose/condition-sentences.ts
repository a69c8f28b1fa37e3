/**
 * Sentences about the further words of a title, such as rain or a slope, that the opening of the page does not mention.
 */
import { type Condition, conditions } from '#content/generator/conditions.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { foldText } from '#domain/fold-text.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { stemSetOf } from '#domain/generator/likeness/word-weights.ts';
import { type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import { spansOfAny, spansOfGroup } from '#domain/generator/title/phrases/phrases.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { overlap, type Span, titleWords } from '#domain/generator/title/title-words.ts';
import { purposeOf } from './fitting/purpose-of-title.ts';
import { fillLine } from './wording/fill-line.ts';

/** More of them would push the answer down the page. */
const maxSentences = 2;

/**
 * @param opening the paragraphs above the sentences
 * @returns one paragraph, or none
 */
export function conditionSentences(meaning: TitleMeaning, main: NamedSubject, opening: string): string[] {
  if (main.subject.isNeighbour || meaning.direct?.isDanger) return [];
  const words = titleWords(meaning.title);
  const answeredSpans = [
    ...(meaning.direct?.when.flatMap((group) => spansOfGroup(group, words)) ?? []),
    ...meaning.brands.flatMap((name) => spansOfAny([name], words)),
    ...spansOfAny(meaning.place ? [meaning.place.name] : [], words),
    main,
  ];
  const stems = stemSetOf(foldText(opening));
  const isSaid = ({ from, to }: Span) =>
    words
      .slice(from, to)
      .some(({ folded }) => folded.length > 2 && stemsOf(folded).some((stem) => stems.has(stem)));
  const sentences = conditions
    .flatMap((condition) => {
      const text = textFor(condition, meaning, main);
      const meansSomethingElse =
        condition.unless !== undefined && spansOfGroup(condition.unless, words).length > 0;
      if (text === undefined || meansSomethingElse) return [];
      const spans = spansOfGroup(condition.words, words);
      const isAnswered = spans.some(
        (span) => answeredSpans.some((other) => overlap(span, other)) || isSaid(span),
      );
      return spans.length === 0 || isAnswered ? [] : [fillLine(text)];
    })
    .slice(0, maxSentences);
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}

function textFor(
  { repair, purchase, any, ofPart, isForWholeGates }: Condition,
  meaning: TitleMeaning,
  main: NamedSubject,
) {
  const purpose = purposeOf(meaning, main);
  const isPart = prominenceOf(main.id) === partProminence;
  if (isPart && isForWholeGates) return undefined;
  if (isPart && ofPart !== undefined && purpose !== 'purchase') return ofPart;
  if (purpose === 'purchase') return purchase ?? any;
  // A reader who only asks a question neither buys nor complains.
  return purpose === 'repair' || meaning.faults.length > 0 ? (repair ?? any) : any;
}
