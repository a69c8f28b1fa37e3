/** Every answer about tilting gates: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { byItselfAnswers } from './faults/by-itself.ts';
import { jerksAndKnocksAnswers } from './faults/jerks-and-knocks.ts';
import { looseAndBrokenAnswers } from './faults/loose-and-broken.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { slowAndWeakAnswers } from './faults/slow-and-weak.ts';
import { stopsAndReturnsAnswers } from './faults/stops-and-returns.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...byItselfAnswers,
  ...jerksAndKnocksAnswers,
  ...looseAndBrokenAnswers,
  ...otherFaultsAnswers,
  ...slowAndWeakAnswers,
  ...stopsAndReturnsAnswers,
];
