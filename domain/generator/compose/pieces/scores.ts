/** How much a section or a question is worth for what a title asks, by its aspect or its fault. */
import { type Aspect, type FaultId, faultIds } from '#content/generator/subject.ts';
import type { Asked } from './asked.ts';
import { relatedAspects } from './related-aspects.ts';

export function isFault(topic: Aspect | FaultId): topic is FaultId {
  return (faultIds as readonly string[]).includes(topic);
}

export function faultScore(fault: FaultId, { faults }: Pick<Asked, 'faults'>): number {
  return faults.includes(fault) ? 130 : 0;
}

export function aspectScore(aspect: Aspect, asked: readonly Aspect[]): number {
  const position = asked.indexOf(aspect);
  if (position >= 0) return 200 - 20 * position;
  const related = (asked[0] === undefined ? relatedAspects.what : relatedAspects[asked[0]]).indexOf(aspect);
  return related >= 0 ? 90 - 8 * related : 0;
}
