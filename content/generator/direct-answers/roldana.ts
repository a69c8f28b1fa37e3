/** Every answer to titles about rollers. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './roldana/choice.ts';
import { explanations } from './roldana/explained.ts';
import { faultAnswers } from './roldana/faults.ts';
import { priceAnswers } from './roldana/prices.ts';
import { upkeepAnswers } from './roldana/upkeep.ts';

export const roldanaAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...priceAnswers,
  ...upkeepAnswers,
];
