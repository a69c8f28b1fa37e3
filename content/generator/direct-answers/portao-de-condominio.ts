/** Every answer to titles about gates of condominiums. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './portao-de-condominio/choice.ts';
import { explanations } from './portao-de-condominio/explained.ts';
import { faultAnswers } from './portao-de-condominio/faults.ts';
import { firstStepAnswers } from './portao-de-condominio/first-steps.ts';
import { installationAnswers } from './portao-de-condominio/installation.ts';
import { priceAnswers } from './portao-de-condominio/prices.ts';
import { ruleAnswers } from './portao-de-condominio/rules.ts';
import { safetyAnswers } from './portao-de-condominio/safety.ts';
import { symptomAnswers } from './portao-de-condominio/symptoms.ts';
import { upkeepAnswers } from './portao-de-condominio/upkeep.ts';

export const portaoDeCondominioAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...firstStepAnswers,
  ...installationAnswers,
  ...priceAnswers,
  ...ruleAnswers,
  ...safetyAnswers,
  ...symptomAnswers,
  ...upkeepAnswers,
];
