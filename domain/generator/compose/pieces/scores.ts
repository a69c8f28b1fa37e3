/** How much a section or a question is worth for what a title asks, by its aspect or its fault. */
import { type Aspect, type FaultId, faultIds } from '#content/generator/subject.ts';
import type { Asked } from './asked.ts';
import { relatedAspects } from './related-aspects.ts';

export function isFault(topic: Aspect | FaultId): topic is FaultId {
  return (faultIds as readonly string[]).includes(topic);
}

/** A fault that the title complains about. */
const faultWorth = 130;
/** What the title asks first, and how much less each further thing is worth. */
const askedWorth = { first: 200, step: 20 } as const;
/** What a reader of that wants to know next, and how much less each further thing is worth. */
const relatedWorth = { first: 90, step: 8 } as const;

export function faultScore(fault: FaultId, { faults }: Pick<Asked, 'faults'>): number {
  return faults.includes(fault) ? faultWorth : 0;
}

export function aspectScore(aspect: Aspect, asked: readonly Aspect[]): number {
  const position = asked.indexOf(aspect);
  if (position >= 0) return askedWorth.first - askedWorth.step * position;
  const related = (asked[0] === undefined ? relatedAspects.what : relatedAspects[asked[0]]).indexOf(aspect);
  return related >= 0 ? relatedWorth.first - relatedWorth.step * related : 0;
}
