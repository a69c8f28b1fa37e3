/** Every answer about control boards: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { howItWorksAnswers } from './explained/how-it-works.ts';
import { partAnswers } from './explained/parts.ts';
import { whatItIsAnswers } from './explained/what-it-is.ts';

export const explanations: readonly DirectAnswer[] = [
  ...howItWorksAnswers,
  ...partAnswers,
  ...whatItIsAnswers,
];
