/** Every answer to titles about photocells. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './fotocelula/choice.ts';
import { explanations } from './fotocelula/explained.ts';
import { faultAnswers } from './fotocelula/faults.ts';
import { installationAnswers } from './fotocelula/installation.ts';
import { priceAnswers } from './fotocelula/prices.ts';
import { ruleAnswers } from './fotocelula/rules.ts';
import { safetyAnswers } from './fotocelula/safety.ts';

export const fotocelulaAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...installationAnswers,
  ...priceAnswers,
  ...ruleAnswers,
  ...safetyAnswers,
];
