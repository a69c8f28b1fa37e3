/** Every answer about remote controls: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { batteriesAnswers } from './faults/batteries.ts';
import { noMovementAnswers } from './faults/dead.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { rangeAnswers } from './faults/range.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...batteriesAnswers,
  ...noMovementAnswers,
  ...otherFaultsAnswers,
  ...rangeAnswers,
];
