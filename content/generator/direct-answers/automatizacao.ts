/** Every answer to titles about automating a gate. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './automatizacao/choice.ts';
import { explanations } from './automatizacao/explained.ts';
import { installationAnswers } from './automatizacao/installation.ts';
import { priceAnswers } from './automatizacao/prices.ts';
import { ruleAnswers } from './automatizacao/rules.ts';

export const automatizacaoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...installationAnswers,
  ...priceAnswers,
  ...ruleAnswers,
];
