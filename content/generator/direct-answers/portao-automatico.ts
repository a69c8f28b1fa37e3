/** Every answer to titles about automatic gates. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './portao-automatico/choice.ts';
import { explanations } from './portao-automatico/explained.ts';
import { faultAnswers } from './portao-automatico/faults.ts';
import { priceAnswers } from './portao-automatico/prices.ts';
import { requestAnswers } from './portao-automatico/requests.ts';
import { ruleAnswers } from './portao-automatico/rules.ts';
import { safetyAnswers } from './portao-automatico/safety.ts';
import { upkeepAnswers } from './portao-automatico/upkeep.ts';

export const portaoAutomaticoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...priceAnswers,
  ...requestAnswers,
  ...ruleAnswers,
  ...safetyAnswers,
  ...upkeepAnswers,
];
