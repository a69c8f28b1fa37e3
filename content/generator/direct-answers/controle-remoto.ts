/** Every answer to titles about remote controls. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './controle-remoto/choice.ts';
import { explanations } from './controle-remoto/explained.ts';
import { faultAnswers } from './controle-remoto/faults.ts';
import { installationAnswers } from './controle-remoto/installation.ts';
import { priceAnswers } from './controle-remoto/prices.ts';
import { ruleAnswers } from './controle-remoto/rules.ts';
import { safetyAnswers } from './controle-remoto/safety.ts';
import { upkeepAnswers } from './controle-remoto/upkeep.ts';

export const controleRemotoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...installationAnswers,
  ...priceAnswers,
  ...ruleAnswers,
  ...safetyAnswers,
  ...upkeepAnswers,
];
