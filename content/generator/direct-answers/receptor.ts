/** Every answer to titles about receivers. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './receptor/choice.ts';
import { explanations } from './receptor/explained.ts';
import { faultAnswers } from './receptor/faults.ts';
import { priceAnswers } from './receptor/prices.ts';

export const receptorAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...priceAnswers,
];
