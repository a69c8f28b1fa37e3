/** Every answer about gates opened by telephone: what it is and how it works. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { generalExplanations } from './explained/general.ts';
import { safetyAnswers } from './explained/safety.ts';

export const explanations: readonly DirectAnswer[] = [...generalExplanations, ...safetyAnswers];
