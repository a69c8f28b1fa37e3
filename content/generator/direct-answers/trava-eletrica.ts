/** Every answer to titles about electric locks. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './trava-eletrica/choice.ts';
import { faultAnswers } from './trava-eletrica/faults.ts';
import { installationAnswers } from './trava-eletrica/installation.ts';
import { priceAnswers } from './trava-eletrica/prices.ts';
import { ruleAnswers } from './trava-eletrica/rules.ts';

export const travaEletricaAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...faultAnswers,
  ...installationAnswers,
  ...priceAnswers,
  ...ruleAnswers,
];
