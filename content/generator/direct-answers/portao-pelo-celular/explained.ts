/** Every answer about gates opened with a phone: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalExplanations } from './explained/general.ts';
import { safetyAnswers } from './explained/safety.ts';

export const explanations: readonly DirectAnswer[] = [...generalExplanations, ...safetyAnswers];
