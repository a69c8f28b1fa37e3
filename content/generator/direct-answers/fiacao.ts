/** Every answer to titles about wiring. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './fiacao/choice.ts';
import { faultAnswers } from './fiacao/faults.ts';
import { installationAnswers } from './fiacao/installation.ts';
import { ruleAnswers } from './fiacao/rules.ts';
import { safetyAnswers } from './fiacao/safety.ts';

export const fiacaoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...faultAnswers,
  ...installationAnswers,
  ...ruleAnswers,
  ...safetyAnswers,
];
