/** Every answer about control boards: what it is and how it works. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { howItWorksAnswers } from './explained/how-it-works.ts';
import { partAnswers } from './explained/parts.ts';
import { whatItIsAnswers } from './explained/what-it-is.ts';

export const explanations: readonly DirectAnswer[] = [
  ...howItWorksAnswers,
  ...partAnswers,
  ...whatItIsAnswers,
];
