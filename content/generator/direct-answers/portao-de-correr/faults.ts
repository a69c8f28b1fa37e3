/** Every answer about sliding gates: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';
import { stuckAnswers } from './faults/stuck.ts';

export const faultAnswers: readonly DirectAnswer[] = [...otherFaultsAnswers, ...stuckAnswers];
