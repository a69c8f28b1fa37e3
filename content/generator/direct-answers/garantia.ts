/** Every answer to titles about warranties and rights. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './garantia/choice.ts';
import { explanations } from './garantia/explained.ts';
import { faultAnswers } from './garantia/faults.ts';
import { ruleAnswers } from './garantia/rules.ts';
import { upkeepAnswers } from './garantia/upkeep.ts';

export const garantiaAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...ruleAnswers,
  ...upkeepAnswers,
];
