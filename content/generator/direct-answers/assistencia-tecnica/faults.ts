/** Every answer about repairs and visits: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { hoursAndUrgencyAnswers } from './faults/hours-and-urgency.ts';
import { otherFaultsAnswers } from './faults/other-faults.ts';

export const faultAnswers: readonly DirectAnswer[] = [...hoursAndUrgencyAnswers, ...otherFaultsAnswers];
