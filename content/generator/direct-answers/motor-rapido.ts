/** Every answer to titles about fast motors. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './motor-rapido/choice.ts';
import { explanations } from './motor-rapido/explained.ts';
import { priceAnswers } from './motor-rapido/prices.ts';
import { ruleAnswers } from './motor-rapido/rules.ts';
import { upkeepAnswers } from './motor-rapido/upkeep.ts';

export const motorRapidoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...priceAnswers,
  ...ruleAnswers,
  ...upkeepAnswers,
];
