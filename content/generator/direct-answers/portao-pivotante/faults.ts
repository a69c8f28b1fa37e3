/** Every answer about swing gates: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { knockAnswers } from './faults/knocks.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { stopsAndReturnsAnswers } from './faults/stops-and-returns.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...knockAnswers,
  ...otherFaultsAnswers,
  ...stopsAndReturnsAnswers,
];
