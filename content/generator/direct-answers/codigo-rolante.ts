/** Every answer to titles about rolling codes. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './codigo-rolante/choice.ts';
import { faultAnswers } from './codigo-rolante/faults.ts';
import { safetyAnswers } from './codigo-rolante/safety.ts';

export const codigoRolanteAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...faultAnswers,
  ...safetyAnswers,
];
