/** What the title, its answer and its fault require of the sections and questions of a page. */

import type { Fault } from '#content/generator/subject.ts';
import { asksBeforeFault } from '#domain/generator/compose/asks-before-fault.ts';
import { widened } from '#domain/generator/likeness/query.ts';
import { askedAspects } from '#domain/generator/title/asked-aspects.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { Asked } from './asked.ts';

/** @param isWhole whether the page is about a motor or a gate and not about a part */
export function askedOfPage(
  meaning: TitleMeaning,
  main: NamedSubject,
  { isWhole, fault }: { isWhole: boolean; fault: Fault | undefined },
): Asked {
  const { direct, place, query, openQuery } = meaning;
  const answers = direct ? [direct.heading, ...direct.text, ...direct.answer] : [];
  const passage = [
    ...answers,
    ...(fault && !asksBeforeFault(meaning) ? [fault.heading, ...fault.text, ...fault.points] : []),
  ].join(' ');
  const isServed = isServedPlace(place);
  return {
    aspects: askedAspects(meaning, main, isWhole),
    faults: meaning.faults,
    query: passage === '' ? query : widened(query, passage, passageShare, passageWords),
    lent: passage === '' ? openQuery : widened(openQuery, passage, passageShare, passageWords),
    open: openQuery,
    isAnswered: direct !== null && place?.reach !== 'far',
    isNarrow: meaning.brands.length + meaning.figures.length + meaning.models.length > 0,
    isImplied: fault !== undefined && meaning.aspects.length === 0 && !meaning.asksWhy && !isServed,
  };
}

/** The share of the answer and the fault of a title in the query for its sections. */
const passageShare = 0.3;
const passageWords = 10;
