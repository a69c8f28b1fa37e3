/** Every answer about sliding gates: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { knockAnswers } from './faults/knocks.ts';
import { notWorkingAnswers } from './faults/not-working.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { stuckAnswers } from './faults/stuck.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  ...knockAnswers,
  ...notWorkingAnswers,
  ...otherFaultsAnswers,
  ...stuckAnswers,
];
