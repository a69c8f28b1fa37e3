/** Every answer about remote controls: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { howItWorksAnswers } from './explained/how-it-works.ts';
import { kindAndCodeAnswers } from './explained/kinds-and-codes.ts';

export const explanations: readonly DirectAnswer[] = [...howItWorksAnswers, ...kindAndCodeAnswers];
