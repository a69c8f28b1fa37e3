/** Every answer to titles about counterweights. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './contrapeso/choice.ts';
import { explanations } from './contrapeso/explained.ts';
import { faultAnswers } from './contrapeso/faults.ts';

export const contrapesoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
];
