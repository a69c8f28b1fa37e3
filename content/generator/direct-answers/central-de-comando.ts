/** Every answer to titles about control boards. */
import type { DirectAnswer } from '../direct-answer.ts';
import { choiceAnswers } from './central-de-comando/choice.ts';
import { explanations } from './central-de-comando/explained.ts';
import { faultAnswers } from './central-de-comando/faults.ts';
import { installationAnswers } from './central-de-comando/installation.ts';
import { priceAnswers } from './central-de-comando/prices.ts';
import { upkeepAnswers } from './central-de-comando/upkeep.ts';

export const centralDeComandoAnswers: readonly DirectAnswer[] = [
  ...choiceAnswers,
  ...explanations,
  ...faultAnswers,
  ...installationAnswers,
  ...priceAnswers,
  ...upkeepAnswers,
];
