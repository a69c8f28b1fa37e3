/** Every answer to titles about racks. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './cremalheira/choice.ts';
import { explanations } from './cremalheira/explained.ts';
import { faultAnswers } from './cremalheira/faults.ts';
import { priceAnswers } from './cremalheira/prices.ts';
import { upkeepAnswers } from './cremalheira/upkeep.ts';

export const cremalheiraAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...priceAnswers,
  ...upkeepAnswers,
];
