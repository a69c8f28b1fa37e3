/** Every answer to titles about repairs and visits. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './assistencia-tecnica/choice.ts';
import { explanations } from './assistencia-tecnica/explained.ts';
import { faultAnswers } from './assistencia-tecnica/faults.ts';
import { priceAnswers } from './assistencia-tecnica/prices.ts';
import { ruleAnswers } from './assistencia-tecnica/rules.ts';
import { upkeepAnswers } from './assistencia-tecnica/upkeep.ts';

export const assistenciaTecnicaAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...priceAnswers,
  ...ruleAnswers,
  ...upkeepAnswers,
];
