/** Every answer to titles about tilting gates. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './portao-basculante/choice.ts';
import { explanations } from './portao-basculante/explained.ts';
import { faultAnswers } from './portao-basculante/faults.ts';
import { installationAnswers } from './portao-basculante/installation.ts';
import { priceAnswers } from './portao-basculante/prices.ts';
import { safetyAnswers } from './portao-basculante/safety.ts';
import { upkeepAnswers } from './portao-basculante/upkeep.ts';

export const portaoBasculanteAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...installationAnswers,
  ...priceAnswers,
  ...safetyAnswers,
  ...upkeepAnswers,
];
