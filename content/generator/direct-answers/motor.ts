/** Every answer to titles about motors. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './motor/choice.ts';
import { explanations } from './motor/explained.ts';
import { faultAnswers } from './motor/faults.ts';
import { installationAnswers } from './motor/installation.ts';
import { priceAnswers } from './motor/prices.ts';
import { ruleAnswers } from './motor/rules.ts';
import { safetyAnswers } from './motor/safety.ts';
import { upkeepAnswers } from './motor/upkeep.ts';

export const motorAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...installationAnswers,
  ...priceAnswers,
  ...ruleAnswers,
  ...safetyAnswers,
  ...upkeepAnswers,
];
