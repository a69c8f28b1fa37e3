/** Every answer about control boards: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { buyingAnswers } from './choice/buying.ts';
import { choosingAnswers } from './choice/choosing.ts';
import { compatibilityAnswers } from './choice/compatibility.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  ...buyingAnswers,
  ...choosingAnswers,
  ...compatibilityAnswers,
];
