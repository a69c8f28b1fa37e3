/** Every answer to titles about opening by hand. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './abertura-manual/choice.ts';
import { faultAnswers } from './abertura-manual/faults.ts';
import { ruleAnswers } from './abertura-manual/rules.ts';
import { safetyAnswers } from './abertura-manual/safety.ts';

export const aberturaManualAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...faultAnswers,
  ...ruleAnswers,
  ...safetyAnswers,
];
