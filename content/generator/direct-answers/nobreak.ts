/** Every answer to titles about backup power. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './nobreak/choice.ts';
import { faultAnswers } from './nobreak/faults.ts';
import { priceAnswers } from './nobreak/prices.ts';
import { safetyAnswers } from './nobreak/safety.ts';
import { upkeepAnswers } from './nobreak/upkeep.ts';

export const nobreakAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...faultAnswers,
  ...priceAnswers,
  ...safetyAnswers,
  ...upkeepAnswers,
];
