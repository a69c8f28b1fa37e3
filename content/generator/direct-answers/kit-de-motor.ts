/** Every answer to titles about motor kits. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './kit-de-motor/choice.ts';
import { explanations } from './kit-de-motor/explained.ts';
import { priceAnswers } from './kit-de-motor/prices.ts';

export const kitDeMotorAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...priceAnswers,
];
